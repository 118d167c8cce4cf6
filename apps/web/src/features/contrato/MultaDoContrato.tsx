import { DataIso } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoData } from '#ui/campos/CampoData.tsx'
import emLados from '#ui/EmLados.module.css'
import { Secao } from '#ui/Secao.tsx'
import classes from './Contrato.module.css'
import { multaNoDia } from './contrato.data.ts'
import { textos } from './contrato.textos.ts'

const t = textos.multa

/** What leaving costs today, and on any day that the person asks for. */
export function MultaDoContrato({ contrato: { id, multa, hoje } }: { contrato: Contrato }) {
  const [dia, setDia] = useState<string | null>(null)
  const valido = dia !== null && DataIso.safeParse(dia).success
  const { data, error } = useQuery({ ...multaNoDia(id, dia ?? hoje), enabled: valido })
  return (
    <Secao titulo={t.titulo}>
      <p className={classes.multa}>
        <strong>{formatarDinheiro(multa.valor)}</strong> {t.hoje}
      </p>
      <p className={emLados.menor}>{multa.texto}</p>
      <div className={classes.outroDia}>
        <CampoData
          label={t.outroDia}
          minimo={hoje}
          value={dia}
          onChange={setDia}
          error={valido && error ? textoDoErro(error) : undefined}
        />
        <div role="status" className={classes.nesseDia}>
          {valido && data && (
            <>
              <strong>{formatarDinheiro(data.valor)}</strong>
              <small>{data.texto}</small>
            </>
          )}
        </div>
      </div>
    </Secao>
  )
}
