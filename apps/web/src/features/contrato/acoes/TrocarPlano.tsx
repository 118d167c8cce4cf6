import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { PlanoPossivel } from '@balcao/contract/vendas/contrato-opcoes'
import { useState } from 'react'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'
import classes from './Acoes.module.css'
import { textos } from './acoes.textos.ts'
import { NadaAEscolher } from './NadaAEscolher.tsx'
import type { DialogoProps } from './pedido.ts'
import { QuadroDoEvento } from './QuadroDoEvento.tsx'

const t = textos.plano

type TrocarPlanoProps = DialogoProps & {
  planos: readonly PlanoPossivel[]
  /** What is paid without the change. */
  agora: number
}

/** Up or down, among the plans sold at the contract's address. */
export function TrocarPlano({ planos, agora, ...props }: TrocarPlanoProps) {
  const [plano_id, setPlano] = useState<string>()
  const [novo_beneficio, setNovoBeneficio] = useState(false)
  const [falta, setFalta] = useState(false)
  const escolhido = planos.find(({ id }) => id === plano_id)
  const comBeneficio = novo_beneficio && Boolean(escolhido?.fidelidade_meses)
  if (planos.length === 0)
    return <NadaAEscolher tipo="TROCA_PLANO" texto={t.nenhum} aoFechar={props.aoFechar} />
  return (
    <QuadroDoEvento
      {...props}
      tipo="TROCA_PLANO"
      oQueMuda={
        plano_id === undefined
          ? null
          : { tipo: 'TROCA_PLANO', dados: { plano_id, novo_beneficio: comBeneficio } }
      }
      aoFaltar={() => setFalta(true)}
      campos={['dados.plano_id']}
    >
      {(erro) => (
        <>
          <div className={classes.opcoes}>
            <CartoesDeEscolha
              legenda={t.campo}
              campo="dados.plano_id"
              largos
              opcoes={planos.map((plano) => ({
                valor: plano.id,
                texto: plano.nome,
                detalhe: detalhe(plano, agora),
              }))}
              valor={plano_id}
              aoEscolher={setPlano}
              erro={(falta && !plano_id && t.escolha) || erro('dados.plano_id')}
            />
          </div>
          {escolhido && escolhido.fidelidade_meses > 0 && (
            <CampoInterruptor
              label={t.beneficio(escolhido.fidelidade_meses)}
              description={t.dicaDoBeneficio(
                escolhido.beneficio_descricao,
                formatarDinheiro(escolhido.beneficio_valor),
              )}
              value={novo_beneficio}
              onChange={setNovoBeneficio}
            />
          )}
        </>
      )}
    </QuadroDoEvento>
  )
}

/** More or less than now, for the whole contract and without discounts. */
const detalhe = ({ mensalidade, download_mbps, upload_mbps }: PlanoPossivel, agora: number) => {
  const diferenca = mensalidade - agora
  const sinal = diferenca < 0 ? '−' : '+'
  return [
    textos.porMes(formatarDinheiro(mensalidade)),
    diferenca === 0 ? t.mesmoValor : `${sinal} ${formatarDinheiro(Math.abs(diferenca))}`,
    t.mega(download_mbps, upload_mbps),
  ].join(' · ')
}
