// The links to map apps.
import { expect, test } from 'vitest'
import type { Place } from '#contract/api/virtual-tour.ts'
import { mapLinks } from './map-apps.ts'

const place = {
  name: 'Harbour, with stairs/steps',
  nativeName: '구룡포 일본인가옥거리',
  nativeAddress: '경상북도 포항시 남구 구룡포읍 구룡포길 153-1',
  address: 'Pohang',
  latitude: 35.9904,
  longitude: 129.5606,
} as Place

test('a place opens in two Korean map apps and a worldwide one', () => {
  const links = mapLinks(place)
  expect(links.map(({ name }) => name)).toEqual(['KakaoMap', 'Naver Map', 'OpenStreetMap'])
  for (const { href } of links) expect(new URL(href).protocol).toBe('https:')
  expect(decodeURIComponent(links[0]!.href)).toContain('/구룡포 일본인가옥거리,35.9904,129.5606')
  expect(decodeURIComponent(links[1]!.href)).toContain(place.nativeAddress)
})

test('a name cannot break out of its link', () => {
  const [kakao] = mapLinks({ ...place, nativeName: 'a,1,2/../x?y#z' })
  const { pathname, search, hash } = new URL(kakao!.href)
  expect([pathname.split('/').length, pathname.split(',').length, search, hash]).toEqual([4, 3, '', ''])
})

test('without coordinates there are only search links', () => {
  const { latitude: _, longitude: __, ...unknown } = place
  expect(mapLinks(unknown as Place).map(({ name }) => name)).toEqual(['Naver Map'])
})
