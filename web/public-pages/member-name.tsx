// The name of a member, which leads to their public page if they have one.
import { paths } from '#web/paths.ts'

interface MemberNameProps {
  of: { authorUsername: string; authorHasPage?: true | undefined }
}

export const MemberName = ({ of: { authorUsername, authorHasPage } }: MemberNameProps) =>
  authorHasPage ? (
    <a className="link" href={paths.member(authorUsername)}>
      <bdi>{authorUsername}</bdi>
    </a>
  ) : (
    <bdi>{authorUsername}</bdi>
  )
