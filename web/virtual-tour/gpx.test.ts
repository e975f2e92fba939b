// The GPX export.
import { expect, test } from 'vitest'
import type { Place } from '#contract/api/virtual-tour.ts'
import { gpx } from './gpx.ts'

const place = (over: Partial<Place>): Place => ({
  id: 1,
  name: 'Harbour <stairs> & "more"',
  drama: 'Our Blues',
  description: '',
  imageUrl: '',
  hasWorkingPanorama: false,
  address: 'Jeju',
  funFacts: [],
  scenes: [],
  latitude: 33.4,
  longitude: 126.5,
  art: { cover: '', share: '' },
  version: 1,
  updatedAt: '',
  ...over,
})

test('every place with coordinates is a waypoint, and names are escaped', () => {
  const file = new DOMParser().parseFromString(
    gpx([place({}), place({ latitude: undefined })] as Place[], 'Shimpyo'),
    'application/xml',
  )
  expect(file.querySelector('parsererror')).toBeNull()
  const points = file.querySelectorAll('wpt')
  expect(points).toHaveLength(1)
  expect(points[0]!.getAttribute('lat')).toBe('33.4')
  expect(points[0]!.querySelector('name')!.textContent).toBe('Harbour <stairs> & "more"')
})
