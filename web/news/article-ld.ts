// Structured data of an article, for search engines.

import type { Article } from '#contract/api/news.ts'
import { preview } from '#contract/preview.ts'
import { paths } from '#web/paths.ts'
import type { SiteFacts } from '#web/site-facts.tsx'
import { pictureOf } from './cover.tsx'

/** Search engines cut longer headlines. */
const HEADLINE_LENGTH = 110

export function articleLd(article: Article, site: Pick<SiteFacts, 'name' | 'url'>) {
  const organization = { '@type': 'Organization', name: site.name, url: site.url }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: preview(article.title, HEADLINE_LENGTH),
    description: preview(article.content, 160),
    image: [site.url + pictureOf(article)],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: site.url + paths.news(article.id),
    inLanguage: 'en',
    ...(article.celebrity && { about: { '@type': 'Thing', name: article.celebrity } }),
    author: organization,
    publisher: organization,
  }
}
