import type { RascunhoDeQuemSaiu } from '@balcao/contract/vendas/rascunho-de-quem-saiu-api'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { desde } from '#ui/desde.ts'
import { Grupo, SemRede } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos as daTela } from '../vendedor.textos.ts'
import { useAssumir } from './assumir.data.ts'
import { textos as t } from './de-quem-saiu.textos.ts'

const POR_VEZ = 20

type DeQuemSaiuProps = {
  rascunhos: readonly RascunhoDeQuemSaiu[]
  /** Null: they were read. */
  tentarDeNovo: (() => void) | null
}

/** What sellers who left had begun. Taken over, it goes on where it stopped. */
export function DeQuemSaiu({ rascunhos, tentarDeNovo }: DeQuemSaiuProps) {
  const assumir = useAssumir()
  const navegar = useNavigate()
  const [quantos, setQuantos] = useState(POR_VEZ)
  const aoAssumir = (id: string) =>
    assumir.mutate(id, {
      onSuccess: ({ etapa }) => void navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa } }),
    })
  return (
    <Grupo titulo={t.titulo}>
      {tentarDeNovo && <SemRede texto={t.falhou} aoTentarDeNovo={tentarDeNovo} />}
      {rascunhos.length > 0 && (
        <ul className={classes.lista}>
          {rascunhos.slice(0, quantos).map((rascunho) => (
            <Cartao
              key={rascunho.id}
              rascunho={rascunho}
              assumindo={assumir.isPending ? assumir.variables : null}
              aoAssumir={() => aoAssumir(rascunho.id)}
            />
          ))}
        </ul>
      )}
      {rascunhos.length > quantos && (
        <Button variant="default" mih={44} onClick={() => setQuantos(quantos + POR_VEZ)}>
          {daTela.mostrarMais}
        </Button>
      )}
    </Grupo>
  )
}

type CartaoProps = {
  rascunho: RascunhoDeQuemSaiu
  /** One at a time. */
  assumindo: string | null
  aoAssumir: () => void
}

function Cartao({ rascunho, assumindo, aoAssumir }: CartaoProps) {
  const { id, dono, cliente, etapa, atualizado_em } = rascunho
  const quem = cliente ?? daTela.rascunhos.semCliente
  return (
    <li className={classes.cartao}>
      <div className={classes.texto}>
        <p className={classes.nome}>
          <strong>{quem}</strong>
          <span>{t.parouEm(etapa)}</span>
        </p>
        <p>{t.eraDe(dono)}</p>
        <p className={classes.menor}>{t.salvo(desde(atualizado_em))}</p>
      </div>
      <Button
        variant="default"
        mih={44}
        className={classes.descartar ?? ''}
        data-linha=""
        aria-label={t.assumirDe(quem, dono)}
        loading={assumindo === id}
        disabled={assumindo !== null}
        onClick={aoAssumir}
      >
        {t.assumir}
      </Button>
    </li>
  )
}
