// The card for what the site shows of TMDB beside where to watch; nothing on a site without a key.
import { PageForm } from '#web/admin/home/page-form.tsx'
import { useSite } from '#web/site-facts.tsx'

export const TmdbSettings = () => (useSite().watchCredits === undefined ? null : <PageForm page="tmdb" />)
