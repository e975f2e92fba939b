// A site with sign-in through a provider: both run here, and every browser starts without cookies.
import { eq } from 'drizzle-orm'
import { members } from '#server/auth/table.ts'
import { Browser, type IdentityProvider, startIdentityProvider } from './identity-provider.ts'
import { afterTestOrFile, aSite, SITE, type TestSite } from './site.ts'

export interface SiteWithProvider extends TestSite {
  provider: IdentityProvider
  newBrowser: () => Browser
  /** the account of the person with this name */
  memberOf: (subject: string) => Promise<typeof members.$inferSelect | undefined>
}

/** @param claimsOf the provider's claims about a person; an ordinary account by default */
export async function aSiteWithProvider(
  claimsOf?: (subject: string) => Record<string, unknown>,
): Promise<SiteWithProvider> {
  const provider = await startIdentityProvider(SITE, claimsOf)
  afterTestOrFile(() => provider.close())
  const site = await aSite(provider.settings)
  return {
    ...site,
    provider,
    newBrowser: () => new Browser(site.app, SITE),
    memberOf: async (subject) =>
      (await site.db.select().from(members).where(eq(members.replitId, subject)))[0],
  }
}
