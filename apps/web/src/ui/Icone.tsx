import { createElement, type ReactNode, Suspense } from 'react'
import { desenhoDe, type Traco } from './desenhos.ts'
import classes from './Icone.module.css'
import { tardio } from './tardio.ts'

type IconeProps = {
  /** Set and name, as in `tabler:users`. */
  nome: string
  tamanho?: number
  /** Only for an icon on its own. Beside a text it is decoration, and screen readers skip it. */
  rotulo?: string
}

const IconeDoServidor = tardio(async () => (await import('./IconeDoServidor.tsx')).IconeDoServidor)

const desenhar = (tracos: Traco[]): ReactNode[] =>
  tracos.map(([tag, atributos, dentro = []], key) =>
    createElement(tag, { ...atributos, key }, ...desenhar(dentro)),
  )

/** The space is reserved from the start, so that nothing jumps when a drawing comes from the server. */
export function Icone({ nome, tamanho = 18, rotulo }: IconeProps) {
  const acesso = rotulo ? { role: 'img', 'aria-label': rotulo } : { 'aria-hidden': true }
  const tracos = desenhoDe(nome)
  return (
    <span className={classes.lugar} style={{ width: tamanho, height: tamanho }} {...acesso}>
      {tracos ? (
        <svg width={tamanho} height={tamanho} viewBox="0 0 24 24" aria-hidden="true">
          {desenhar(tracos)}
        </svg>
      ) : (
        <Suspense fallback={null}>
          <IconeDoServidor nome={nome} tamanho={tamanho} />
        </Suspense>
      )}
    </span>
  )
}
