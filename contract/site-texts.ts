// What the pages About, Privacy and Terms say until an admin changes them. "## " begins a heading.
import type { Site } from './content/fields.ts'

type Text = (site: Pick<Site, 'name'>) => string

const aboutText: Text = ({
  name,
}) => `${name} helps you find a Korean drama that fits how you feel. The name is Korean for a comma, a mark for resting.

## What you find here
Dramas by mood, with how each one feels, which hard topics it contains, where you can watch it and what airs now. A watchlist, a diary and lists of your own. K-Star news, a community, reviews by members, lines of Korean to learn, and the places where dramas were filmed.

## Where it comes from
What we say of hard topics comes from public pages, which are named, and from readers. It is what is known: a drama may contain more. Ratings say whose they are and when they were read. The pictures of dramas are our own illustrations, unless a page shows posters of TMDB and says so.

## What it is not
${name} is no medical help and promises no recovery. Where a page touches suicide or self-harm, it names people you can talk to.

## Something wrong or missing?
Every drama's page has a form for corrections, and the contact page reaches us with everything else.`

const privacyText: Text = ({ name }) => `What ${name} stores about you, and what it doesn't.

## When you read
You can read everything without an account, and no cookie is set for that. To count the readers of an article once a day, and to stop abuse, we store a code made from your network address, not the address. The server's log has the first part of the address.

## When you have an account
We store your email, your username, your password in a form that can't be turned back, when you signed up and signed in, and the devices you are signed in on with the first part of their network address. And what you do here: watchlist, diary (which episodes on which day), lists, saved lists, saved lines, votes, reviews, posts, comments and reports, whom you follow (members, actors and writers) and whom you blocked, whether you have a calendar address and the weekly email, and what you want to be told of. Only you and the admins of this site see your email. Nobody else is shown your watchlist, your diary, your saved lists and lines, your votes, your private reviews and lists, whom you follow and whom you blocked. A public review shows how you rated its drama only if you let it.

You can switch on a page with your username that anyone can open. It shows what you choose there, each with a switch of its own: what you are watching, your ratings, public reviews and lists, or the numbers of a year of your diary. What you switch off is gone at once, also for those who follow you. Search engines may list the page only if you say so.

## In your browser
A cookie keeps you signed in, and the same key lies in the storage of your browser. The storage also holds drafts of what you typed, and choices such as your country or the topics you avoid. Signing out removes the key and your drafts.

## When you write to us
What you send with a form is stored, and is mailed to those who run this site if it is set up for that.

## Other companies
Pages load nothing from other companies by themselves. A video comes from YouTube when you press Play. If this site counts visits or shows ads with services of others, it asks you first, and nothing loads from them without your yes. If you sign in through another service, that service knows it. If you press Notify me on this device, what is new comes through the push service of your browser's maker: it learns that something is sent to you and when, not what. We store the address your browser got there until you sign out.

## Your data
Your profile has a button that downloads everything we store about you, and one that deletes your account. Before you delete it, it says what stays: public posts only if you want them to, without your name, and backups made before that day.`

const termsText: Text = ({ name }) => `What to expect of ${name}, and what we ask of you.

## Reading and writing
Anyone can read. To post, vote, review or keep a watchlist you need an account with an email address of your own and a password that you use nowhere else.

## What you write
It stays yours. By posting it you let us show it here, to everyone if it is public. Please post only what is yours, nothing against the law, nothing that attacks or exposes others, and mark spoilers. Members can report what breaks this. Moderators may remove it, and suspend an account that goes on; the author is told why.

## What we can't promise
Facts, ratings, topics and where to watch come from public sources and readers. They can be wrong or out of date, and nothing here replaces a doctor or a therapist. The site may be unavailable at times, or change.

## Leaving
You can download your data and delete your account in your profile at any time.`

export const SITE_TEXTS = { about: aboutText, privacy: privacyText, terms: termsText }
