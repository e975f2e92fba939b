// People who can help somebody who thinks of suicide or self-harm: a list by country, as admins write it.

export interface Helpline {
  /** "KR"; "*" for everywhere else */
  country: string
  name: string
  /** what to call, and when somebody is there: "109, day and night". Blank for a directory */
  call: string
  url: string
  /** the page that says so, and the month it was read: "2026-11" */
  source: string
  checked: string
}

/** The country of the directory for every other country. */
export const ANYWHERE = '*'

/** What the list says until an admin changes it. "Day and night" only where the source says so. */
export const DEFAULT_HELP = [
  'KR | Suicide prevention hotline | 109, day and night | https://www.129.go.kr/109 | https://newspim.com/news/view/20240102000281 | 2026-11',
  'US | 988 Suicide & Crisis Lifeline | 988, day and night | https://988lifeline.org/ | https://en.wikipedia.org/wiki/Suicide_and_Crisis_Lifeline | 2026-11',
  'CA | 988 Suicide Crisis Helpline | 988, day and night | https://988.ca/ | https://en.wikipedia.org/wiki/Suicide_and_Crisis_Lifeline | 2026-11',
  'GB | Samaritans | 116 123, day and night | https://www.samaritans.org/how-we-can-help/contact-samaritan/ | https://london.sunderland.ac.uk/about/news-home/health-wellbeing/samaritans | 2026-11',
  'IE | Samaritans | 116 123, day and night | https://www.samaritans.org/ireland/ | https://clareecho.ie/ennis-offering-support-throughout-lonely-christmas-period | 2026-11',
  'AU | Lifeline | 13 11 14, day and night | https://www.lifeline.org.au/ | https://en.wikipedia.org/wiki/Lifeline_(crisis_support_service) | 2026-11',
  'IN | Tele-MANAS | 14416, day and night | https://telemanas.mohfw.gov.in/ | https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/ | 2026-11',
  'PH | NCMH Crisis Hotline | 1553 | https://ncmh.gov.ph/ | https://www.sunstar.com.ph/cebu/nearly-700-call-ncmh-during-the-holidays | 2026-11',
  '* | Find A Helpline | | https://findahelpline.com/ | https://lifeline-international.com/from-idea-to-impact-how-throughline-is-bridging-the-gap-in-global-crisis-support/ | 2026-11',
].join('\n')

export const countryName = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code

/** The list as admins write it, a line each. Lines that make no sense are left out: helpProblem() names them. */
export const helplinesIn = (text: string): Helpline[] =>
  linesOf(text)
    .filter((line) => problemOf(line) === null)
    .map(helplineOf)

/** What is wrong with the list, in words for its admin; null when nothing is. */
export function helpProblem(text: string): string | null {
  const lines = linesOf(text)
  for (const [at, line] of lines.entries()) {
    const problem = problemOf(line)
    if (problem) return `Line ${at + 1}: ${problem}`
  }
  const countries = lines.map((line) => helplineOf(line).country)
  const twice = countries.find((country, at) => countries.indexOf(country) !== at)
  if (twice) return `${twice} has more than one line`
  return countries.includes(ANYWHERE)
    ? null
    : 'One line must begin with *: the directory for all other countries'
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim())

function helplineOf(line: string): Helpline {
  const [country = '', name = '', call = '', url = '', source = '', checked = ''] = line
    .split('|')
    .map((part) => part.trim())
  return { country, name, call, url, source, checked }
}

function problemOf(line: string): string | null {
  if (line.split('|').length !== 6)
    return 'write country | name | number | address | source | month, with five marks between'
  const { country, name, call, url, source, checked } = helplineOf(line)
  if (country !== ANYWHERE && !/^[A-Z]{2}$/.test(country)) return 'the country is two capital letters, or *'
  if (!name) return 'the name is missing'
  if (!call && country !== ANYWHERE) return 'the number is missing'
  if (!isPage(url)) return 'the address must begin with https:// or http://'
  if (!isPage(source)) return 'the source must begin with https:// or http://'
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(checked) ? null : 'the month must be written as 2026-11'
}

const isPage = (address: string) => /^https?:\/\//.test(address) && URL.canParse(address)

/** Whether somebody names topics that the line to people who can help stands beside. */
export const needsHelp = (topics: readonly string[]) =>
  topics.includes('suicide') || topics.includes('self-harm')

const WORDS =
  /suicid|self[- ]?harm|(?:kill|killed|killing|hurt|hurting|cut|cutting) (?:my|him|her|them)sel(?:f|ves)|자살|자해/iu

/** Whether a text speaks of it. */
export const speaksOfSelfHarm = (...texts: readonly string[]) => texts.some((text) => WORDS.test(text))
