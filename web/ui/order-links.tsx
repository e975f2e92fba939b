// The orders of a list, side by side. Each is a link, so it can be shared and works without scripts.
import styles from './order-links.module.css'

interface OrderLinksProps<Order extends string> {
  /** the accessible name */
  label: string
  labels: Record<Order, string>
  value: Order
  href: (order: Order) => string
}

export const OrderLinks = <Order extends string>({ label, labels, value, href }: OrderLinksProps<Order>) => (
  <nav aria-label={label} className={styles.orders}>
    {(Object.keys(labels) as Order[]).map((order) => (
      <a key={order} href={href(order)} aria-current={order === value ? 'true' : undefined}>
        {labels[order]}
      </a>
    ))}
  </nav>
)
