// Imports of ordinary files and of hostile ones.
import { describe, expect, test } from 'vitest'
import type { ImportPlan } from '#contract/api/admin-import.ts'
import type { Drama } from '#contract/api/dramas.ts'
import { readCsv } from '#contract/csv.ts'
import { uploads } from '#server/images/table.ts'
import { cp949 } from '#tests/cp949.ts'
import { anImporter, busDrama, CHOICES, complaints, form, outcomes } from '#tests/drama-importer.ts'
import { dramas } from '../table.ts'

const importer = await anImporter()
const { offer, look, again, run, bringIn, all } = importer

describe('ordinary files', () => {
  const HEAD =
    'Title,Hangul title,Year,Episodes,Rating,Genre,Categories,Cast,Platforms,Description,Popular\r\n'
  const LINE =
    '"Slow, Bus",느린 버스,2024,12.0,8.5,Family,healing; family,Kim A | Park B,"Netflix, Viki",A bus.,yes\r\n'
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(HEAD + LINE)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${HEAD}${LINE}`)],
    ['UTF-16', utf16(HEAD + LINE)],
    ['UTF-16 the other way round', utf16(HEAD + LINE).swap16()],
    ['UTF-16 without a mark', Buffer.from(HEAD + LINE, 'utf16le')],
    [
      'semicolons',
      Buffer.from(
        'title;hangul;year;episodes;rating;genre;cast;platforms;description;popular;moods\nSlow, Bus;느린 버스;2024;12;8.5;Family;Kim A, Park B;Netflix, Viki;A bus.;1;healing, family',
      ),
    ],
    [
      'tabs',
      Buffer.from(
        `${HEAD.replaceAll(',', '\t')}${LINE.replace('"Slow, Bus"', 'Slow, Bus')
          .replace('"Netflix, Viki"', 'Netflix, Viki')
          .split(/,(?! )/)
          .join('\t')}`,
      ),
    ],
  ])('%s', async (_, bytes) => {
    const { id, counts } = await look(bytes)
    expect(counts.new).toBe(1)
    await run(id)
    expect(await all()).toMatchObject([
      {
        title: 'Slow, Bus',
        nativeTitle: '느린 버스',
        year: 2024,
        episodes: 12,
        rating: '8.5/10',
        categories: ['healing', 'family'],
        mainCast: ['Kim A', 'Park B'],
        streamingPlatforms: ['Netflix', 'Viki'],
        isPopular: true,
      },
    ])
  })

  const KOREAN =
    '제목,영문제목,연도,회차,평점,장르,출연진,작가,방송사,줄거리,비고\r\n' +
    '"똠방각하, 느린 버스",The Slow Bus Home,2024년,12부작,8.5,"드라마, 코미디","김민지, 박하늘",이작가,넷플릭스,버스 한 대.,x\r\n'

  test.each<[string, Uint8Array, string]>([
    ['Korean Excel (CSV)', cp949(KOREAN), 'euc-kr'],
    ['Korean Excel (CSV UTF-8)', Buffer.from(`\ufeff${KOREAN}`), 'utf-8'],
    ['Korean Excel (Unicode text)', utf16(KOREAN.replaceAll(/,(?! )/g, '\t')), 'utf-16le'],
  ])('%s with Korean headings', async (_, bytes, encoding) => {
    const plan = await look(bytes)
    expect([plan.encoding, plan.ignored, complaints(plan)]).toEqual([encoding, ['비고'], []])
    await run(plan.id)
    expect(await all()).toMatchObject([
      {
        title: 'The Slow Bus Home',
        nativeTitle: '똠방각하, 느린 버스',
        year: 2024,
        episodes: 12,
        rating: '8.5/10',
        genre: 'Comedy',
        categories: ['comedy'],
        mainCast: ['김민지', '박하늘'],
        writer: '이작가',
        streamingPlatforms: ['Netflix'],
        description: '버스 한 대.',
      },
    ])
  })

  test('a file is read in the encoding that the admin chooses instead', async () => {
    const offerAs = (encoding: string) =>
      importer.admin.call({
        method: 'POST',
        url: '/api/admin/dramas/imports',
        ...form({ encoding, file: cp949(KOREAN.replace('영문제목', 'title')) }),
      })
    const wrong = (await offerAs('windows-1252')).json<ImportPlan>()
    expect([wrong.encoding, wrong.lines[0]!.title]).toEqual(['windows-1252', 'The Slow Bus Home'])
    expect(wrong.ignored).toContain('Á¦¸ñ')
    expect((await offerAs('euc-kr')).json<ImportPlan>()).toMatchObject({
      encoding: 'euc-kr',
      ignored: ['비고'],
    })
    const unknown = await offerAs('klingon')
    expect([unknown.statusCode, unknown.json().issues[0].path]).toEqual([400, 'encoding'])
  })

  test('a first line that names the separator for Excel is skipped', async () => {
    const { counts } = await look(
      'sep=;\r\ntitle;year;episodes;description\r\nBus;2024;12;"A bus,\r\na road."\r\n',
    )
    expect(counts.new).toBe(1)
  })

  test('a binary spreadsheet is refused with words', async () => {
    const answer = await offer(Buffer.from('PK\x03\x04 xl/workbook.xml'), 'dramas.csv')
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'This is a spreadsheet or an archive. Please save it as CSV (UTF-8) or JSON.',
    ])
  })

  test('pasted text is read, and unknown columns are named', async () => {
    const answer = await importer.admin.call({
      method: 'POST',
      url: '/api/admin/dramas/imports',
      ...form({ text: 'title,year,episodes,description,My Stars\nBus,2024,12,A bus.,5' }),
    })
    expect(answer.json()).toMatchObject({
      name: 'Pasted text',
      format: 'csv',
      ignored: ['My Stars'],
      counts: { new: 1 },
    })
  })

  test.each(['csv', 'json'])('an export as %s imports without a change', async (format) => {
    await bringIn([
      busDrama({
        aliases: ['=1+1', 'One, two', 'a | b; c', '[x]'],
        imageUrl: 'https://example.com/a.png',
        isPopular: true,
      }),
      busDrama({
        title: '"Quoted"\nTitle',
        nativeTitle: '',
        comfortSource: 'Us',
        contentNotes: ['grief'],
        gentleness: 5,
      }),
      busDrama({ title: '=HYPERLINK("x")', nativeTitle: '', description: "'=not a formula" }),
    ])
    const exported = await importer.admin.get(`/api/admin/dramas/export?format=${format}`)
    expect(exported.headers['content-disposition']).toMatch(new RegExp(`shimpyo-dramas-.*\\.${format}`))
    const plan = await look(exported.body)
    expect([outcomes(await again(plan.id, { ...CHOICES, existing: 'replace' })), plan.ignored]).toEqual([
      ['same', 'same', 'same'],
      [],
    ])
    const before = await importer.admin.json<Drama[]>('/api/admin/dramas')
    await importer.site.db.delete(dramas)
    await run(plan.id)
    const bare = (list: Drama[]) =>
      list.map(({ id, updatedAt, art, ...drama }) => ({ ...drama, createdAt: '', imageUrl: '' }))
    expect(bare(await importer.admin.json<Drama[]>('/api/admin/dramas'))).toEqual(bare(before))
  })

  test('our own file may rename a drama, because it has the id', async () => {
    await bringIn([busDrama()])
    const [drama] = await all()
    const plan = await look([busDrama({ id: drama!.id, title: 'The Last Bus', nativeTitle: '' })])
    expect((await again(plan.id, { ...CHOICES, existing: 'replace' })).lines[0]!.changes).toEqual([
      { field: 'title', before: 'The Slow Bus Home', after: 'The Last Bus' },
    ])
    const stranger = await look([
      busDrama({ id: drama!.id, title: 'Something Else', nativeTitle: '', year: 1999 }),
    ])
    expect(outcomes(stranger)).toEqual(['new'])
  })
})

describe('hostile files', () => {
  const words = async (file: string | Uint8Array | object) => {
    const answer = await offer(file)
    expect(answer.statusCode, answer.body).toBe(400)
    return answer.json().message
  }
  const HEAD = 'title,year,episodes,description\n'

  test('formulas are plain text, also in the export', async () => {
    await bringIn(`${HEAD}"=HYPERLINK(""http://evil.example"")",2024,12,@SUM(A1)\n`)
    expect(await all()).toMatchObject([
      { title: '=HYPERLINK("http://evil.example")', description: '@SUM(A1)' },
    ])
    const { body } = await importer.admin.get('/api/admin/dramas/export?format=csv')
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(body).toContain(",'@SUM(A1),")
    expect(readCsv(body)[1]![1]).toBe('=HYPERLINK("http://evil.example")')
  })

  test('huge cells, NUL, lone surrogates and markup are refused or stay plain text', async () => {
    const plan = await look([
      busDrama({ description: 'x'.repeat(20_001) }),
      busDrama({ title: 'a\0b' }),
      busDrama({ writer: '\ud800' }),
      busDrama({ imageUrl: 'javascript:alert(1)' }),
      busDrama({ mainCast: Array.from({ length: 101 }, (_, n) => `Name ${n}`) }),
      busDrama({ title: { toString: 'x' } }),
      busDrama({ title: '<script>alert(1)</script>', nativeTitle: '' }),
    ])
    expect(outcomes(plan)).toEqual([...Array(6).fill('refused'), 'new'])
    expect(complaints(plan)).toEqual([
      '1 description: Description can be at most 20,000 characters',
      '2 title: Title contains characters that cannot be stored',
      '3 writer: Writer contains characters that cannot be stored',
      expect.stringMatching(/^4 imageUrl: /),
      '5 mainCast: Main Cast can have at most 100 entries',
      '6 title: Title must be text',
    ])
  })

  test('unclosed quotes, binary data and names of Object.prototype do no harm', async () => {
    expect((await look(`${HEAD}"never closed,2024,12,x\nBus,2024,12,A bus.`)).counts).toMatchObject({
      new: 0,
      refused: 1,
    })
    expect(await words(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff, 0xfe, 0x80]))).toMatch(
      /cannot be read|no "title" column/,
    )
    const plan = await look(
      '[{"__proto__":{"title":"x"},"constructor":"y","title":"Bus","year":2024,"episodes":1,"description":"d","genres":["constructor"]}]',
    )
    expect(plan.counts.new).toBe(1)
  })

  test.each<[string, string | object, RegExp]>([
    ['half a JSON', '[{"title":"x"', /incomplete/],
    ['JSON without a list', '{"a":1}', /no list/],
    ['an empty list', '[]', /no dramas/],
    ['only a heading', 'title,year\n', /no dramas/],
    ['no title column', 'a,b\n1,2', /no "title" column/],
    ['100,000 lines', `title,year\n${'x,2000\n'.repeat(100_000)}`, /At most 5,000/],
    ['100,000 entries', Array.from({ length: 100_000 }, () => ({ title: 'x' })), /At most 5,000/],
    ['deep nesting', `${'['.repeat(50_000)}`, /incomplete|cannot|no /],
  ])('%s', async (_, file, message) => {
    expect(await words(file)).toMatch(message)
  })

  test('a file of 21 MB, a missing file and a JSON body are refused', async () => {
    const large = await offer(Buffer.alloc(20_000_001, 'a'))
    expect([large.statusCode, large.json().message]).toEqual([
      413,
      'A file can be up to 20 MB. Please split it.',
    ])
    expect((await offer('')).json().issues).toEqual([
      { path: 'file', message: expect.stringContaining('choose a file') },
    ])
    expect((await importer.admin.post('/api/admin/dramas/imports', { text: 'x' })).statusCode).toBe(415)
    const cut = form({ file: 'title,year\nx,2000' })
    const answer = await importer.admin.call({
      method: 'POST',
      url: '/api/admin/dramas/imports',
      headers: cut.headers,
      payload: cut.payload.subarray(0, 120),
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('pictures', () => {
  const url = `/uploads/${'b'.repeat(32)}/1280.webp`
  const drama = { title: 'Pictured', year: 2024, episodes: 8, description: 'Words.', imageUrl: url }

  test('a picture that was never uploaded here is left out, and the plan says so', async () => {
    const { id, lines } = await look([drama])
    expect(lines[0]).toMatchObject({
      outcome: 'new',
      notes: ['Its picture is not among the uploads here, so it is left out.'],
    })
    await run(id)
    expect((await all())[0]!.imageUrl).toMatch(/^\/art\//)
  })

  test('an uploaded picture is imported; after its deletion, undoing an import does not restore it', async () => {
    await importer.site.db.insert(uploads).values({ hash: 'b'.repeat(32), width: 1280, height: 800 })
    await bringIn([drama])
    expect((await all())[0]!.imageUrl).toBe(url)
    const other = { ...drama, imageUrl: 'https://example.com/a.png' }
    const { id } = await bringIn([other], { existing: 'replace' })
    await importer.site.db.delete(uploads)
    expect((await importer.admin.post(`/api/admin/dramas/imports/${id}/undo`)).json()).toMatchObject({
      putBack: 1,
    })
    expect((await all())[0]!.imageUrl).toMatch(/^\/art\//)
  })
})
