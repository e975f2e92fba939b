// People: actors and writers of dramas.

export type Role = 'actor' | 'writer'
