/** Remedies for errors of the operating system, by their code. */
const REMEDIES = {
  EACCES: 'give the user who runs the command access to it',
  EDQUOT: 'free some of the space that this user may use',
  EEXIST: 'move it away, because the command needs its name for something else',
  EFBIG: 'raise the limit for the size of files: ulimit -f unlimited',
  EIO: 'check the disk',
  EISDIR: 'move it away, because the command needs its name for a file',
  ELOOP: 'remove the link, which leads to itself',
  EMFILE: 'raise the limit for open files: ulimit -n 4096',
  ENAMETOOLONG: 'use a shorter name',
  ENOSPC: 'free some space on its disk; "df -h" shows which disks are full',
  ENOTDIR: 'correct the path, because a part of it is a file',
  EPERM: 'give the user who runs the command access to it',
  EROFS: 'run the command in a writable copy of the project, because Next and the commands write into it',
};

/**
 * Describes an error that the machine causes, not the project.
 * @param {unknown} error
 * @returns {{ file: string, message: string, remedy: string } | undefined} `undefined` for any other error
 */
export function systemProblem(error) {
  const { code = '', path, dest, message } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  // Such as "The service was stopped: write EPIPE" and "The service is no longer running".
  if (/^The service (?:was|is) /.test(message))
    return {
      file: 'esbuild',
      message: 'stopped before it had an answer',
      remedy: 'run the command again; if it stops again, the system may be out of memory',
    };
  const [, missing] = (code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package '([^']+)'/.exec(message)) || [];
  if (missing) return { file: 'node_modules', message: `does not contain ${missing}`, remedy: 'run "npm ci"' };
  if (!Object.hasOwn(REMEDIES, code)) return undefined;
  return {
    file: dest ?? path ?? 'the system',
    message: message.replace(/, \w+ '.*/, ''),
    remedy: REMEDIES[/** @type {keyof typeof REMEDIES} */ (code)],
  };
}
