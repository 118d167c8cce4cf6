import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sessao } from '#sessao.ts'
import { AnexoNaConversa } from './AnexoNaConversa.tsx'
import classes from './Conversa.module.css'
import { textos } from './conversa.textos.ts'
import { itensDe } from './itens.ts'
import { MensagemNaConversa } from './MensagemNaConversa.tsx'

type ConversaProps = { atendimento: Atendimento; children: ReactNode }

/** Everything that was written and attached, the last one in sight, and below it where to write. */
export function Conversa({ atendimento, children }: ConversaProps) {
  const itens = itensDe(atendimento)
  const lista = useRef<HTMLOListElement>(null)
  /** Here when the page was opened: the rest came while the person was looking. */
  const [conhecidos] = useState(() => new Set(itens.map(({ id }) => id)))
  const eu = sessao.estado().usuarioAutenticado?.nome
  const ehNovo = (id: string, quem: string) => !conhecidos.has(id) && quem !== eu
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was added
  useEffect(() => {
    lista.current?.scrollTo({ top: lista.current.scrollHeight })
  }, [itens.length])
  return (
    <section className={classes.conversa} aria-label={textos.titulo}>
      {itens.length === 0 && <p className={classes.vazia}>{textos.vazia}</p>}
      {/* Scrolls by itself on a wide screen, so the keyboard must get there. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ol ref={lista} className={classes.itens} tabIndex={0} aria-label={textos.titulo}>
        {itens.map((item) => (
          <li key={item.id}>
            {item.especie === 'mensagem' ? (
              <MensagemNaConversa mensagem={item.mensagem} nova={ehNovo(item.id, item.mensagem.quem)} />
            ) : (
              <AnexoNaConversa anexo={item.anexo} nova={ehNovo(item.id, item.anexo.quem)} />
            )}
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
