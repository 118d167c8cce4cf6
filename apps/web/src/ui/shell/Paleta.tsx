import '@mantine/spotlight/styles.layer.css'
import { semAcento } from '@balcao/contract/texto'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { textos } from '../../textos/textos.ts'
import { Icone } from '../Icone.tsx'
import classes from './Paleta.module.css'
import { useMenu } from './useMenu.ts'

const [armazem, paleta] = createSpotlight()

/** Opens each time `pedido` changes. */
export function Paleta({ pedido }: { pedido: number }) {
  const navigate = useNavigate()
  const grupos = useMenu()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request opens it again
  useEffect(() => paleta.open(), [pedido])

  const acoes = useMemo(
    () =>
      [
        ...grupos.flatMap(({ titulo: grupo, entradas }) =>
          entradas.map((entrada) => ({ ...entrada, grupo })),
        ),
        { to: '/conta' as const, titulo: textos.casca.minhaConta, icone: 'tabler:user-circle', grupo: '' },
      ].map(({ to, titulo, icone, grupo }) => ({
        id: to,
        label: titulo,
        description: grupo,
        leftSection: <Icone nome={icone} tamanho={20} />,
        onClick: () => void navigate({ to }),
      })),
    [grupos, navigate],
  )

  return (
    <Spotlight
      store={armazem}
      shortcut={null}
      actions={acoes}
      filter={(busca, todas) =>
        todas.filter(
          (acao) =>
            'label' in acao && semAcento(`${acao.label} ${acao.description}`).includes(semAcento(busca)),
        )
      }
      nothingFound={textos.casca.nadaEncontrado}
      searchProps={{
        placeholder: textos.casca.buscarDica,
        'aria-label': textos.casca.buscarDica,
        leftSection: <Icone nome="tabler:search" />,
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
