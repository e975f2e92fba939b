// "Notify me on this device": the browser asks for permission only after this button is pressed.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query, send } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAttempt } from '#web/use-attempt.ts'

const device = query('GET /api/notices/device')

/** Nothing where the browser cannot do it. */
export const DeviceSwitch = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? <Switch /> : null

class NotAllowed extends Error {}
const NOT_ALLOWED =
  'Your browser does not allow notifications from this site. You can change that in its settings.'
const FAILED = 'Could not switch this. Please try again.'

function Switch() {
  const client = useQueryClient()
  const { data } = useQuery(device)
  const { attempt, pending, problem } = useAttempt((error) =>
    error instanceof NotAllowed ? NOT_ALLOWED : failureWords(error, FAILED),
  )
  if (!data) return null
  const press = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work()
      await client.invalidateQueries(device)
    })
  return (
    <div className="stack tight">
      <div>
        {data.isOn ? (
          <Button variant="quiet" icon="bell" pending={pending} onClick={() => press(stop)}>
            Stop notifying me on this device
          </Button>
        ) : (
          <Button variant="quiet" icon="bell" pending={pending} onClick={() => press(() => start(data.key))}>
            Notify me on this device
          </Button>
        )}
      </div>
      <p className="small muted">
        {data.isOn
          ? 'You get notifications on this device until you sign out here, even when this site is closed.'
          : 'Even when this site is closed. They come through the push service of your browser’s maker, which sees that something is sent but cannot read it.'}
      </p>
      <Banner tone="error" message={problem} />
    </div>
  )
}

async function start(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const { pushManager } = await worker()
  // One that was made for another key cannot be used with this one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  await send('PUT /api/notices/device', {}, { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! })
}

async function stop() {
  await send('DELETE /api/notices/device', {})
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe()
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('This page has no service worker')
  return navigator.serviceWorker.ready
}
