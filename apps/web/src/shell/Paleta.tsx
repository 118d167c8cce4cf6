import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { combina } from './acaoDaPaleta.ts'
import { marcarPrimeira } from './marcarPrimeira.ts'
import classes from './Paleta.module.css'
import { textos as daPaleta } from './paleta.textos.ts'
import { useAchadosDaPaleta } from './useAchadosDaPaleta.tsx'
import { useEscolhaDaPaleta } from './useEscolhaDaPaleta.ts'
import { useMenu } from './useMenu.ts'
import { useTelasDeCriacao } from './useTelasDeCriacao.ts'

const [armazem, paleta] = createSpotlight()

type PaletaProps = {
  pedido: number
  busca: string
  aoBuscar: (busca: string) => void
  /** Until when what is typed elsewhere is for the palette. */
  espera: RefObject<number>
}

/** Opens each time `pedido` changes. */
export function Paleta({ pedido, busca, aoBuscar, espera }: PaletaProps) {
  const navigate = useNavigate()
  const grupos = useMenu()
  const criacoes = useTelasDeCriacao()
  const campo = useRef<HTMLInputElement>(null)
  /** Whether the person went on from the first entry. */
  const escolhida = useRef(false)
  const achados = useAchadosDaPaleta(busca)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request opens it again
  useEffect(() => {
    // Already open, it takes what is typed by itself.
    if (campo.current && campo.current === document.activeElement) espera.current = 0
    escolhida.current = false
    paleta.open()
  }, [pedido])
  const chegaram = achados.acoes.map(({ id }) => id).join()
  useEffect(() => {
    // Never at the opening: the first arrow key must come to the first entry, not to the second.
    if (chegaram) marcarPrimeira(armazem, escolhida.current)
  }, [chegaram])

  const telas = useMemo(
    () =>
      [
        ...grupos.flatMap(({ titulo: grupo, entradas }) =>
          entradas.map((entrada) => ({ ...entrada, grupo })),
        ),
        ...criacoes,
        { to: '/conta' as const, titulo: textos.casca.minhaConta, icone: 'tabler:user-circle', grupo: '' },
        { to: '/ajuda' as const, titulo: daPaleta.ajuda, icone: 'tabler:help-circle', grupo: '' },
      ].map(({ to, titulo, icone, grupo }) => ({
        id: to,
        label: titulo,
        description: grupo,
        leftSection: <Icone nome={icone} tamanho={20} />,
        onClick: () => void navigate({ to }),
      })),
    [grupos, criacoes, navigate],
  )

  const acoes = [...telas.filter((tela) => combina(tela, busca)), ...achados.acoes]
  const escolha = useEscolhaDaPaleta(acoes)

  return (
    <Spotlight
      store={armazem}
      shortcut={null}
      query={busca}
      onQueryChange={(nova) => {
        escolhida.current = false
        aoBuscar(nova)
      }}
      actions={escolha.opcoes}
      filter={(_, todas) => todas}
      nothingFound={achados.aviso}
      scrollAreaProps={escolha.lista}
      searchProps={{
        ...escolha.campo,
        ref: campo,
        placeholder: daPaleta.buscarDica,
        'aria-label': daPaleta.buscarDica,
        leftSection: <Icone nome="tabler:search" />,
        onKeyDown: ({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') escolhida.current = true
        },
        // After what was typed while it came, not before it.
        onFocus: ({ currentTarget }) => {
          currentTarget.setSelectionRange(busca.length, busca.length)
          if (busca) marcarPrimeira(armazem, escolhida.current)
          espera.current = 0
        },
      }}
      overlayProps={{ blur: 0 }}
      classNames={{ actionDescription: classes.descricao ?? '' }}
      attributes={{ content: { 'aria-label': textos.casca.buscar } }}
      highlightQuery
      scrollable
      maxHeight={420}
    />
  )
}
