import { ActionIcon } from '@mantine/core'
import { memo } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { useEventos } from '#ui/useEventos.ts'
import classes from './Cliente.module.css'
import { textos } from './contatos.textos.ts'

export type TopoDoEnderecoProps = {
  lugar: number
  ultimo: number
  travado: boolean
  aoMover: (para: number) => void
  aoTirar: () => void
}

const Topo = memo(({ lugar, ultimo, travado, aoMover, aoTirar }: TopoDoEnderecoProps) => {
  const numero = lugar + 1
  return (
    <div className={classes.topoDoEndereco}>
      <strong>{textos.endereco(numero)}</strong>
      {!travado && ultimo > 0 && (
        <>
          <Botao
            icone="tabler:arrow-up"
            nome={textos.subirEndereco(numero)}
            fazer={lugar > 0 ? () => aoMover(lugar - 1) : null}
          />
          <Botao
            icone="tabler:arrow-down"
            nome={textos.descerEndereco(numero)}
            fazer={lugar < ultimo ? () => aoMover(lugar + 1) : null}
          />
        </>
      )}
      {!travado && <Botao icone="tabler:trash" nome={textos.tirarEndereco(numero)} fazer={aoTirar} />}
    </div>
  )
})

type BotaoProps = { icone: string; nome: string; fazer: (() => void) | null }

function Botao({ icone, nome, fazer }: BotaoProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      disabled={!fazer}
      aria-label={nome}
      onClick={() => fazer?.()}
    >
      <Icone nome={icone} tamanho={16} />
    </ActionIcon>
  )
}

/** Which address this is, and the actions on it as a whole. A single address has no order to change. */
export function TopoDoEndereco({ aoMover, aoTirar, ...aspecto }: TopoDoEnderecoProps) {
  return <Topo {...aspecto} {...useEventos({ aoMover, aoTirar })} />
}
