import { encode } from 'uqr'
import { textos } from './boleto-publico.textos.ts'

/** The white edge without which a camera does not find it. */
const MARGEM = 4

/** One path: single squares would leave lines between them. */
const tracosDe = (linhas: readonly (readonly boolean[])[]) =>
  linhas.flatMap((pontos, y) => pontos.map((cheio, x) => (cheio ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** Black on white in both themes: that is what cameras read. */
export function DesenhoDoQr({ texto }: { texto: string }) {
  const { data, size } = encode(texto, { ecc: 'M', border: MARGEM })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={textos.qr} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={tracosDe(data)} />
    </svg>
  )
}
