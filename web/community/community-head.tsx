// Title, description and structured data of the community page, or of the post in the address.
import type { Post } from '#contract/api/community.ts'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import type { View } from './queries.ts'

export function CommunityHead({ view, open }: { view: View; open: Post | undefined }) {
  const site = useSite()
  if (view.post !== undefined && !open)
    return <Head title="Post not found" description="This post is no longer available." path={null} />
  if (!open || view.post === undefined)
    return (
      <Head
        title="K-Drama Community"
        description="Talk about Korean dramas: what helped you, what moved you, what to watch next."
        path={paths.community({ before: view.before })}
        hidden={view.search !== undefined || view.sort !== 'new'}
      />
    )
  const address = paths.community({ post: open.id })
  return (
    <Head
      title={open.title}
      description={open.content.replaceAll(/\s+/g, ' ').slice(0, 160)}
      path={address}
      type="article"
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'DiscussionForumPosting',
        headline: open.title,
        text: open.content,
        url: site.url + address,
        datePublished: open.createdAt,
        dateModified: open.updatedAt,
        author: { '@type': 'Person', name: open.authorUsername },
        commentCount: open.commentCount,
      }}
    />
  )
}
