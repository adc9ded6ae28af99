/** Other names for code languages, mapped to those in `highlight.ts`. */
export const CODE_ALIASES: Readonly<Record<string, string>> = {
  '': 'text',
  ...{ plain: 'text', plaintext: 'text', txt: 'text' },
  ...{ console: 'bash', npm: 'bash', sh: 'bash', shell: 'bash', shellscript: 'bash', zsh: 'bash' },
  ...{ 'c#': 'csharp', cs: 'csharp', env: 'dotenv', golang: 'go', htm: 'html', patch: 'diff', ps1: 'powershell' },
  ...{
    cjs: 'javascript',
    js: 'javascript',
    mjs: 'javascript',
    py: 'python',
    svg: 'xml',
    ts: 'typescript',
    yml: 'yaml',
  },
};
