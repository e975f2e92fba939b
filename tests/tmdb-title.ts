// What TMDB answers to GET /3/tv/{id} with credits, videos, images and offers appended, in the shape its reference shows.
import { aShow } from './tmdb-server.ts'

const person = (id: number, name: string, profile_path: string | null) => ({
  adult: false,
  gender: 1,
  id,
  known_for_department: 'Acting',
  name,
  original_name: name,
  popularity: 12.1,
  profile_path,
})

const aCastMember = (id: number, name: string, character: string, profile_path: string | null = null) => ({
  ...person(id, name, profile_path),
  roles: [{ credit_id: `c${id}`, character, episode_count: 16 }],
  total_episode_count: 16,
  order: id,
})

const aCrewMember = (id: number, name: string, job: string) => ({
  ...person(id, name, null),
  jobs: [{ credit_id: `j${id}`, job, episode_count: 16 }],
  department: 'Directing',
  total_episode_count: 16,
})

const aVideo = (key: string, over: object = {}) => ({
  iso_639_1: 'ko',
  iso_3166_1: 'KR',
  name: 'Trailer',
  key,
  site: 'YouTube',
  size: 1080,
  type: 'Trailer',
  official: true,
  published_at: '2024-02-01T00:00:00.000Z',
  id: key,
  ...over,
})

const backdrop = (file_path: string) => ({
  aspect_ratio: 1.778,
  height: 2160,
  iso_639_1: null,
  file_path,
  vote_average: 5.3,
  vote_count: 2,
  width: 3840,
})

export const aTitle = (over: object = {}) => ({
  ...aShow({ id: 1, poster_path: '/poster.jpg', backdrop_path: '/wide.jpg' }),
  number_of_episodes: 16,
  status: 'Ended',
  aggregate_credits: {
    cast: [
      aCastMember(2, 'Park Second', 'The driver'),
      aCastMember(1, 'Kim One', 'Yun-ha', '/face1.jpg'),
      aCastMember(3, 'Choi Third', 'A passenger', '/face3.jpg'),
    ],
    crew: [
      aCrewMember(10, 'Jung Writer', 'Writer'),
      aCrewMember(11, 'Choi Director', 'Director'),
      aCrewMember(12, 'Han Wardrobe', 'Costume Design'),
    ],
  },
  videos: {
    results: [
      aVideo('teaser00001', { type: 'Teaser' }),
      aVideo('vimeo000001', { site: 'Vimeo' }),
      aVideo('fanmade0001', { official: false }),
      aVideo('trailer0001'),
    ],
  },
  images: { backdrops: [backdrop('/wide.jpg'), backdrop('/wide2.jpg')], logos: [], posters: [] },
  'watch/providers': { results: {} },
  ...over,
})
