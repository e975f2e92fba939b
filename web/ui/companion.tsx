// The six comma-shaped companions on empty and loading pages.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { COMMA } from './comma.ts'

export const COMPANIONS = ['scholar', 'diver', 'cook', 'doctor', 'student', 'neighbour'] as const
export type CompanionName = (typeof COMPANIONS)[number]

interface CompanionProps {
  name: CompanionName
  size?: 'sm' | 'md' | 'lg'
}

/** Decorative. */
export function Companion({ name, size = 'md' }: CompanionProps) {
  const { skin, eyes, wears } = people[name]
  return (
    <svg viewBox="6 -2 56 68" className={classes('companion', size !== 'md' && size)} aria-hidden="true">
      <path d={COMMA} fill={skin} />
      <path
        d="M54 27C54 44.5 40.5 57.5 17 62.5 34 56 48 46 49 27a20 20 0 0 0-9-19.5A20 20 0 0 1 54 27Z"
        fill="#000"
        opacity=".07"
      />
      <g fill="#33242f">
        <circle cx="27" cy={eyes} r="1.9" />
        <circle cx="40" cy={eyes} r="1.9" />
        <path
          d={`M30.5 ${eyes + 5}q3 2.8 6 0`}
          fill="none"
          stroke="#33242f"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </g>
      <g fill="#ff9d8f" opacity=".55">
        <circle cx="22.5" cy={eyes + 4.5} r="2.4" />
        <circle cx="44.5" cy={eyes + 4.5} r="2.4" />
      </g>
      {wears}
    </svg>
  )
}

const people: Record<CompanionName, { skin: string; eyes: number; wears: ReactNode }> = {
  scholar: {
    skin: '#f7e3b4',
    eyes: 29,
    wears: (
      <>
        <g fill="#22252b">
          <ellipse cx="33.5" cy="17.5" rx="25" ry="4" />
          <path d="M24 16.5 25.5 2.5h16l1.5 14z" />
        </g>
        <path d="M24 15.5q9.5 3 19 0" stroke="#4c5058" strokeWidth="1.5" fill="none" />
        <path d="M15 20q1 14 6 22M52 20q-1 10-3 15" stroke="#c33d4a" strokeWidth="1.4" fill="none" />
      </>
    ),
  },
  diver: {
    skin: '#9fd4d6',
    eyes: 27.5,
    wears: (
      <>
        <path d="M15 24a18.8 18.8 0 0 1 38 0q-19-7-38 0z" fill="#1e4a5f" />
        <rect x="18" y="21.5" width="31" height="12" rx="6" fill="none" stroke="#e0872f" strokeWidth="3" />
        <rect x="19.5" y="23" width="28" height="9" rx="4.5" fill="#e8fbff" opacity=".55" />
      </>
    ),
  },
  cook: {
    skin: '#ffc6b5',
    eyes: 30,
    wears: (
      <>
        <path
          d="M18 15c-6-1-6-10 1-10 2-6 11-7 14-2 4-5 13-3 13 3 6 0 6 9 0 10l-1 5H19z"
          fill="#fffdf8"
          stroke="#d9cdbf"
          strokeWidth="1.2"
        />
        <path d="M19 17.5q14 3 26 0" stroke="#d8d2ca" strokeWidth="1.3" fill="none" />
      </>
    ),
  },
  doctor: {
    skin: '#cfe3f7',
    eyes: 28,
    wears: (
      <>
        <path
          d="M22 40c-2 10 10 12 11 5"
          fill="none"
          stroke="#3a5568"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <circle cx="33.5" cy="43.5" r="3" fill="#3a5568" />
        <path d="M20 14q14-9 27 0l-1 4q-12-5-25 0z" fill="#fff" />
        <path d="M33.5 9.5v6M30.5 12.5h6" stroke="#d8465c" strokeWidth="2.2" strokeLinecap="round" />
      </>
    ),
  },
  student: {
    skin: '#f6c7d8',
    eyes: 30,
    wears: (
      <>
        <path
          d="M14.5 25C14 10 26 5 34 6.2 46 6 54 14 53.5 26c-3-4-5-9-6-11-6 5-20 6-27 3-3 2-5 4-6 7z"
          fill="#3a2631"
        />
        <path d="M28 46l6-2 5 3-4 4z" fill="#2d5a8f" />
        <path d="M31 45.5l3-1.5 2.5 1.8-3 2z" fill="#e5b93c" />
      </>
    ),
  },
  neighbour: {
    skin: '#d9d2f2',
    eyes: 28,
    wears: (
      <>
        <g fill="#8f8a93">
          <circle cx="22" cy="12" r="5.5" />
          <circle cx="31" cy="8.5" r="6" />
          <circle cx="40.5" cy="10" r="6" />
          <circle cx="48" cy="16" r="5" />
          <circle cx="17" cy="18.5" r="4.5" />
        </g>
        <g fill="none" stroke="#5a4b63" strokeWidth="1.3">
          <circle cx="27" cy="28" r="4.6" />
          <circle cx="40" cy="28" r="4.6" />
          <path d="M31.6 28h3.8" />
        </g>
      </>
    ),
  },
}
