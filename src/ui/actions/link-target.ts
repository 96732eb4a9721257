/** The attributes that say where a link opens, which are always set because the host page may have a `<base target>`. */
export function linkTarget(newTab: boolean) {
  return newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { target: '_self', rel: 'noopener' };
}
