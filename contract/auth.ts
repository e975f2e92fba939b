// Members: what a person may know of themselves, and what everybody may know of them.

export interface Member {
  id: number
  username: string
  email: string | null
  isAdmin: boolean
  createdAt: string
  /** only on accounts that signed in through the external provider */
  replitId?: string
}
