// The pages that our texts rest on: originals, over https. No copies, no scrapers, no piracy sites, no invented plots.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Hosts, with everything below them, that copy others, offer stolen episodes or make plots up. */
const REFUSED = [
  // mirrors and staging servers
  'pages.dev workers.dev r2.dev amplifyapp.com cloudfront.net ggtyler.dev plexapp.com',
  'staging.dramabeans.com staging.soompi.com dev.sedaily.com ndsoftnews.net zumst.com',
  'c.hancinema.net direct.hancinema.net images.hancinema.net photos.hancinema.net',
  // copies of reviews, recaps, wikis and newspapers
  'afrikbestradio.com apartment-news.kr asianwiki.co asianwiki.info autobusiness.my.id barunilbo.com',
  'bellwings.blogspot.com bestlifeqatar.com bkbrokr.com bollywood.party buzzpinaydaily.blogspot.com',
  'daily8.com dbc.sfanxi.com desis.live dramas.news dvn.com.vn easyreader.org freeht.buzz',
  'iheartemirates.com ineedonlinejob.com info-financial.com kdramafandom.com kdramahq.com',
  'launchdog.kr mediaguidegroup.com mediaverty.com monthlykorean.com namu.moe newsbreak.com',
  'poisonoussecret.blogspot.com readonly.wiki terrycoman1975.blogspot.com visualinmusic3.blogspot.com',
  'wattpad.com zoommytrip.kr zupyak.com aldiyarlondon.com awansecret.blogspot.com chanyong.kr d.mir.pe',
  'dokumen.tips englishisalwaysfun.blogspot.com eunhaecute.blogspot.com idnkorea.com kazantourforum.com',
  'kpop1.com kpopernews.blogspot.com legendconstantine-b2.tistory.com m.mir.pe martiandream.net',
  'ok-techbrokedad.xyz oz-tv77.com pdfslide.us richmondcountybar.org cm-ob.pt shkmgmcnuh.org',
  'truemac.vn webnewznetwork.com wiki-indonesia.club wwgossip.com yeyeboyz.net',
  'allthetropes.org allthetropes.orain.org beautysay.co.kr dailymovienews.org detiknegri.my.id',
  'list23.com mystylenews.com newave.xyz somagnews.com thenewstrace.com toohotissue.com',
  'whitsblue.co.kr wikimili.com worddisk.com washingtonnewsday.com',
  // episodes, scripts and subtitles without leave
  'drakorindos.com drama4u.org dramacool.info dramasub.com dramatorrent.com foreverdreaming.org',
  'kdramasub.com kisskh.at liangtv.com sk-drama.com springfieldspringfield.co.uk subslikescript.com',
  'thaidramatv.com watchasian.io darksmurfsub.com dogesflix.com dramasrecap.com indomovie.co',
  'khmer4k.net movieswn.com myasiandrama.site',
  // plots made up by a machine
  'guiagamer.es hostingsac.com onlinedayz.com t-tees.com visada.me',
  'eatsip365.com plotspoiler.com visualfoodie.com winenfood.com zeta-ai.io',
].flatMap((hosts) => hosts.split(' '))

const FILES = [
  'server/seed/comfort/*.json',
  'server/seed/news.ts',
  'server/seed/places.ts',
  'server/learners/lines.json',
  'contract/quotes.ts',
]

const addresses = globSync(FILES).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(https?):\/\/([^\s/'"]+)[^\s'"]*/g)].map(
    ([address, scheme, host]) => ({ scheme, host: host!.replace(/\.$/, ''), where: `${file}: ${address}` }),
  ),
)

test('no source is a copy, a scraper, a piracy site or an invented plot', () => {
  expect(addresses.length).toBeGreaterThan(2000)
  expect(
    addresses
      .filter(({ host }) => REFUSED.some((refused) => `.${host}`.endsWith(`.${refused}`)))
      .map(({ where }) => where),
  ).toEqual([])
})

test('every source is read over https', () => {
  expect(addresses.filter(({ scheme }) => scheme !== 'https').map(({ where }) => where)).toEqual([])
})
