// The three forms: what they ask, and what a blank field is sent as.

export const AGE_RANGES = ['18-25', '26-35', '36-45', '46-55', '56-65', '65+'] as const

export const FEEDBACK_SUBJECT = 'K-Drama Feedback'

/** What the feedback form asks besides name and email, in the order of its message. */
export const FEEDBACK_FIELDS = [
  { name: 'favoriteDrama', label: 'Favorite K-Drama', blank: 'Not specified' },
  { name: 'favoriteStar', label: 'Favorite K-Star', blank: 'Not specified' },
  { name: 'hometown', label: 'Hometown', blank: 'Not specified' },
  { name: 'dreamDestination', label: 'Dream Destination', blank: 'Not specified' },
  { name: 'additionalFeedback', label: 'Additional Feedback', blank: 'None provided' },
] as const
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number]['name']

/** Five labelled lines, in that order. */
export const feedbackMessage = (fields: Record<FeedbackField, string>) =>
  FEEDBACK_FIELDS.map(({ name, label, blank }) => `${label}: ${fields[name].trim() || blank}`).join('\n')

/** A blank field of the application, as it is sent. */
export const orNotProvided = (value: string) => value.trim() || 'Not provided'
export const orNotSpecified = (value: string) => value.trim() || 'Not specified'
