/** Links that bring one to another device: the token stands behind the mark, where no server writes it into a log. */
const MARK = '#device='

export const linkOf = (token: string): string => `${location.origin}/me${MARK}${token}`

/** The token an address brings; empty for none. */
export const brought = ({ hash }: URL): string => after(MARK, hash)

/** The token of a link that was mailed to an address, to ask whether it is one's own; empty for none. */
export const mailed = ({ hash }: URL): string => after('#mail=', hash)

const after = (mark: string, hash: string): string => (hash.startsWith(mark) ? hash.slice(mark.length) : '')
