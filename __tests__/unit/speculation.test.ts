import { addSpeculation, speculationRules } from '../../lib/export/steps/speculation';
import { exportedOf, pageAt } from './exported';

test('pages get the rules, below the path of the site; documents that lead on get none', () => {
  const exported = exportedOf({
    '/a/': '<html><body><p>A</p></body></html>',
    '/old/': { kind: 'redirect', html: '<html><body></body></html>' },
  });
  const changed = addSpeculation(exported, { basePath: '/docs' });
  expect(pageAt(changed, '/a/').html).toBe(
    `<html><body><p>A</p><script type="speculationrules">${speculationRules('/docs')}</script></body></html>`,
  );
  expect(pageAt(changed, '/old/').html).toBe('<html><body></body></html>');
  expect(speculationRules('/docs')).toContain('["/docs{/*}?/","/docs/*.html"]');
});
