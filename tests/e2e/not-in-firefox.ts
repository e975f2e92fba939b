// Browser tests that cannot run in Firefox, each with the reason: what playwright's WebDriver BiDi cannot do there.

const NO_DOWNLOADS = 'the driver does not announce downloads; WebKit downloads places and a list'
const NO_BODIES = 'the driver does not show what a page sends; the journeys that look at the answer run'
const NO_SCRIPTS = 'the driver does not turn scripts off as the browser does'

/** By the title of the test. */
export const NOT_IN_FIREFOX: Record<string, string> = {
  'a draft survives a killed page, and is removed by signing out': 'the driver cannot kill a page',
  'a page that was read is shown again without a network, with its pictures and a plain notice':
    'the network cannot be taken away; the test with the server away runs',
  'the panorama is opened, turned, zoomed and filled with the keyboard, and announces the direction':
    'headless Firefox did not get to its end within two minutes; WebKit turns it by keyboard',
  'a panorama that loads has one notice; when it cannot be loaded, the picture stays and a message says so':
    'pressing Look around did not return within four minutes in headless Firefox',
  'the site can be installed: the browser finds nothing missing': 'Firefox on a desk installs no sites',
  'the worker ignores calls and forms': 'the driver does not say who answered a request',
  'print shows the drama without bars, boxes and buttons':
    'paper is not emulated; pages are printed for real',
  'a message is found, read, marked done and exported; its mail failed, and is sent again': NO_DOWNLOADS,
  'chosen places are exported: as GPX, on paper, into a map app, and as a Korean address': NO_DOWNLOADS,
  'My Watchlist: notes stay, a drama removed by mistake is restored, the list can be exported': NO_DOWNLOADS,
  'a visitor saves a line: signs in on the way, loses nothing, and is asked again': NO_DOWNLOADS,
  'a form filled in and sent before hydration is sent with every word and choice': NO_BODIES,
  'a visitor without JavaScript is told that signing in needs it, and does not wait for ever': NO_SCRIPTS,
  'on the K-Drama page suggestions work on a phone, in Hangul and by a tap, dark too':
    'Firefox on a desk has no touch screen',
  'the search of the K-Drama page keeps order and filters, with scripts and without': NO_SCRIPTS,
  'without scripts the line leads to helplines of every country': NO_SCRIPTS,
}
