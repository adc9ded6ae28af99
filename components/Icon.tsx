import type { ReactNode } from 'react';

// Drawings of 24 × 24 units, with 1.5-unit strokes. On the home page, the two voices have different colors.
const drawings = {
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  menu: <path d="M4 6.5h16M4 11.5h16M4 16.5h10" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  moon: <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z" />,
  up: <path d="M12 19V5m-6 6 6-6 6 6" />,
  arrow: <path d="M5 12h14m-5.5-5.500L19 12l-5.5 5.5" />,
  dashboard: (
    <>
      <rect className="system" x="3.5" y="4" width="17" height="16" rx="2.5" />
      <path className="system" d="M9 4v16" />
      <path className="caller" d="m12 14 2 2 3.5-5" />
    </>
  ),
  guides: (
    <>
      <path
        className="system"
        d="M6 3.500h4.500l1.5 4.5-2 1.500a10 10 0 0 0 4.5 4.500l1.5-2 4.5 1.500v4.500a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.700a2 2 0 0 1 2-2.200Z"
      />
      <path className="caller" d="M15 3.500a5.5 5.5 0 0 1 5.5 5.500M15 7a2 2 0 0 1 2 2" />
    </>
  ),
  monitoring: (
    <>
      <circle className="system" cx="12" cy="12" r="8.5" />
      <path className="caller" d="M3.5 12h4.500l2-4.5 3.5 9 2-4.500h5" />
    </>
  ),
  api: (
    <>
      <path className="system" d="M8.5 4C5.5 4 7.5 11 4 12c3.5 1 1.5 8 4.5 8M15.5 4c3 0 1 7 4.5 8-3.5 1-1.5 8-4.5 8" />
      <path className="caller" d="M10.5 12h3" />
    </>
  ),
  faq: (
    <>
      <path
        className="system"
        d="M4 5.500A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.500v9a1.5 1.5 0 0 1-1.5 1.500H11l-4.5 4v-4h-1A1.5 1.5 0 0 1 4 14.500Z"
      />
      <path className="caller" d="M9.8 8.300a2.3 2.3 0 1 1 3.3 2.100c-.7.4-1.100.8-1.100 1.400M12 13.700v.1" />
    </>
  ),
  training: (
    <>
      <path className="system" d="m2.5 9 9.5-4.500L21.5 9 12 13.500Z" />
      <path className="caller" d="M6.5 11v4.500c1.5 1.5 3.3 2.3 5.5 2.300s4-.8 5.5-2.300V11" />
      <path className="system" d="M21.5 9v5.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A decorative drawing. The text next to it or the control's label must convey the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
