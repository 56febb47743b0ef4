/** Links that bring one to another device: the token stands behind the mark, where no server writes it into a log. */
const MARK = '#device='

export const linkOf = (token: string): string => `${location.origin}/me${MARK}${token}`

/** The token an address brings; empty for none. */
export const brought = ({ hash }: URL): string => (hash.startsWith(MARK) ? hash.slice(MARK.length) : '')
