import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Icone } from '../Icone.tsx'
import { Motivo } from '../Motivo.tsx'
import { MenuDaLinha } from './MenuDaLinha.tsx'
import { recuoDe } from './mover.ts'
import classes from './Ordem.module.css'
import { textos } from './ordem.textos.ts'
import { useArrasto } from './useArrasto.ts'
import { useOrdem } from './useOrdem.ts'

type ListaOrdenavelProps<Item> = {
  /** The name of the list, for screen readers. */
  rotulo: string
  itens: readonly Item[]
  aoOrdenar: (ids: string[]) => void
  /** Why the order cannot be changed now. */
  motivo?: string | null
  /** The row, between the handle and the menu. */
  children: (item: Item) => ReactNode
  /** More items for the row's menu. */
  acoes?: (item: Item) => ReactNode
}

/**
 * Rows that people put in order by dragging the handle, with the keyboard on it, or one step at a time from
 * the row's menu, for people who can do neither.
 */
export function ListaOrdenavel<Item extends { id: string; nome: string }>({
  rotulo,
  itens,
  aoOrdenar,
  motivo = null,
  children,
  acoes,
}: ListaOrdenavelProps<Item>) {
  const ordem = useOrdem(itens, aoOrdenar)
  const arrastar = useArrasto(ordem)
  const instrucoes = useId()
  const { naMao, vistos } = ordem

  const deslocamento = (i: number) => {
    if (!naMao) return 0
    return i === naMao.de ? naMao.deslocamento : recuoDe(naMao.medidas, i, naMao.de, naMao.para)
  }
  const livre = (id: string) => ({
    ...arrastar(id),
    'aria-describedby': instrucoes,
    onKeyDown: (evento: React.KeyboardEvent) => ordem.aoTeclar(evento, id),
    onBlur: () => naMao?.porTeclado && ordem.desistir(),
  })
  const travada = { 'data-disabled': true, 'aria-disabled': true, 'aria-description': motivo ?? '' }

  return (
    <>
      <VisuallyHidden aria-live="assertive">{ordem.aviso}</VisuallyHidden>
      <span id={instrucoes} hidden>
        {textos.instrucoes}
      </span>
      <ol
        ref={ordem.lista}
        className={classes.lista}
        aria-label={rotulo}
        data-em-curso={naMao ? (naMao.porTeclado ? 'teclado' : 'ponteiro') : undefined}
      >
        {vistos.map((item, i) => (
          <li
            key={item.id}
            className={classes.linha}
            data-na-mao={naMao?.id === item.id || undefined}
            {...(naMao && { style: { transform: `translateY(${deslocamento(i)}px)` } })}
          >
            <Motivo texto={motivo}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                className={classes.alca ?? ''}
                aria-label={textos.alca(item.nome)}
                data-alca={item.id}
                {...(motivo ? travada : livre(item.id))}
              >
                <Icone nome="tabler:grip-vertical" />
              </ActionIcon>
            </Motivo>
            <div className={classes.conteudo}>{children(item)}</div>
            <MenuDaLinha
              nome={item.nome}
              posicao={i}
              ultima={vistos.length - 1}
              aoMover={motivo ? null : (para) => ordem.porEm(i, para)}
            >
              {acoes?.(item)}
            </MenuDaLinha>
          </li>
        ))}
      </ol>
    </>
  )
}
