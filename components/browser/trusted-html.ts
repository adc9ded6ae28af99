import { isTextHtml } from '@/lib/content/mdx/text-html';

declare global {
  interface Window {
    isTextHtml?: typeof isTextHtml;
  }
}

// For the policy of `starter.ts`, which is part of every document and has no room for it.
if (typeof window !== 'undefined') window.isTextHtml = isTextHtml;
