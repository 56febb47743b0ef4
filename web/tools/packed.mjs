/** Packs what was built as small as browsers can unpack it, beside the plain files: the server has no time for that. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const PACKED = /\.(js|css|svg)$/
const WORTH_PACKING = 1000
const AS_SMALL_AS_CAN_BE = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

export function packed() {
  return {
    name: 'signoria-packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => PACKED.test(file))) {
        const content = readFileSync(join(dir, name))
        if (content.length > WORTH_PACKING)
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, AS_SMALL_AS_CAN_BE))
      }
    },
  }
}
