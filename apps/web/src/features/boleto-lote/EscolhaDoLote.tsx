import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CampoConta } from '#partes/conta-bancaria/CampoConta.tsx'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { useHoje } from '#ui/useHoje.ts'
import classes from './Lote.module.css'
import { lotes } from './lote.data.ts'
import { textos } from './lote.textos.ts'
import { mesesDoLote } from './meses-do-lote.ts'
import { OQueSeraEmitido } from './OQueSeraEmitido.tsx'

const t = textos.novo

type EscolhaProps = { empresas: readonly { id: string; nome: string }[] }

/** Company, month and account. What has only one choice is not asked. */
export function EscolhaDoLote({ empresas }: EscolhaProps) {
  const [unica, ...outras] = empresas
  const [empresaId, setEmpresaId] = useState(outras.length === 0 ? unica?.id : undefined)
  const [mes, setMes] = useState<string>()
  const [conta, setConta] = useState<string>()
  const previa = useQuery(lotes.previa(empresaId, mes))
  const hoje = useHoje()
  const meses = useMemo(() => mesesDoLote(hoje), [hoje])
  const nomes = useMemo(() => Object.fromEntries(empresas.map(({ id, nome }) => [id, nome])), [empresas])

  const mudarEmpresa = (id: string) => {
    setEmpresaId(id)
    setConta(undefined)
    setMes(undefined)
  }
  return (
    <>
      <div className={classes.campos}>
        {outras.length > 0 && (
          <CampoDeOpcoes
            label={t.empresa}
            nomes={nomes}
            escolha={t.escolhaEmpresa}
            value={empresaId ?? ''}
            onChange={mudarEmpresa}
          />
        )}
        <CampoDeOpcoes
          label={t.mes}
          nomes={meses}
          escolha={t.escolhaMes}
          value={mes ?? previa.data?.competencia ?? ''}
          onChange={setMes}
          disabled={!empresaId}
        />
        <CampoConta empresaId={empresaId} valor={conta} aoMudar={setConta} />
      </div>
      <OQueSeraEmitido empresaId={empresaId} conta={conta} previa={previa} />
    </>
  )
}
