import { isTextHtml } from '@/lib/content/mdx/text-html';

declare global {
  interface Window {
    isTextHtml?: typeof isTextHtml;
  }
}

// The Trusted Types policy of `starter.ts` calls it. It is not in the starter, because that is part of every document.
if (typeof window !== 'undefined') window.isTextHtml = isTextHtml;
