import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { Alert } from '@mantine/core'
import classes from './Contrato.module.css'
import { textos } from './contrato.textos.ts'
import { Numero, NumeroDoMes } from './Numero.tsx'

const t = textos.resumo

/** What the subscriber on the phone asks first. */
export function Resumo({ contrato }: { contrato: Contrato }) {
  const { meses, mes_atual, fidelidade, multa, hoje, eventos } = contrato
  const doMes = (numero: number) => meses.find((mes) => mes.numero === numero)
  const planejados = eventos.filter(({ situacao }) => situacao === 'PLANEJADO').toReversed()
  return (
    <>
      <dl className={classes.resumo}>
        <NumeroDoMes nome={t.nomes.esteMes} mes={mes_atual === null ? undefined : doMes(mes_atual)} />
        <NumeroDoMes nome={t.nomes.proximoMes} mes={doMes((mes_atual ?? 0) + 1)} />
        <Numero
          nome={t.nomes.fidelidade}
          valor={fidelidade ? formatarData(fidelidade.ate) : t.semFidelidade}
          detalhe={fidelidade && (fidelidade.ate <= hoje ? t.cumprida : t.faltam(multa.restantes))}
        />
        <Numero nome={t.nomes.multa} valor={formatarDinheiro(multa.valor)} detalhe={multa.texto} />
      </dl>
      {planejados.length > 0 && (
        <Alert role="note" p="xs">
          {planejados.map(({ id, tipo, dia }) => (
            <div key={id}>{t.planejado(eventosDeContrato[tipo].nome, formatarData(dia))}</div>
          ))}
        </Alert>
      )}
    </>
  )
}
