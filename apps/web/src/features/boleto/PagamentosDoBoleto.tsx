import { type Boleto, nomesDosPagamentos } from '@balcao/contract/cobranca/boleto'
import { nomesDosMeios } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Secao } from '#ui/Secao.tsx'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import classes from './Boleto.module.css'
import { textos } from './boleto.textos.ts'

const t = textos.pagamentos

type Pagamento = Boleto['pagamentos'][number]

const tons: Record<Pagamento['situacao'], TomDaSituacao> = {
  QUITOU: 'sucesso',
  DUPLICADO: 'perigo',
  CONFERIR: 'aviso',
  DESFEITO: 'neutro',
}

/** Each one that came, also when it was too much or too little. */
export function PagamentosDoBoleto({ pagamentos }: { pagamentos: Boleto['pagamentos'] }) {
  return (
    <Secao titulo={t.titulo} {...(pagamentos.length === 0 && { texto: t.nenhum })}>
      <ul className={classes.pagamentos}>
        {pagamentos.map((um) => (
          <li key={um.id}>
            <UmPagamento pagamento={um} />
          </li>
        ))}
      </ul>
    </Secao>
  )
}

function UmPagamento({ pagamento }: { pagamento: Pagamento }) {
  const { valor, meio, pago_em, credito_em, tarifa, situacao, diferenca } = pagamento
  const aviso = diferenca === 0 ? t.aviso[situacao] : t.aceita(textos.quanto.diferenca(diferenca))
  return (
    <>
      <p>
        <strong>{t.por(formatarDinheiro(valor), nomesDosMeios[meio])}</strong>{' '}
        <Situacao tom={tons[situacao]}>{nomesDosPagamentos[situacao]}</Situacao>
      </p>
      <small>
        {[
          t.em(formatarData(pago_em)),
          credito_em && t.creditado(formatarData(credito_em)),
          tarifa && t.tarifa(formatarDinheiro(tarifa)),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
      {aviso && <p>{aviso}</p>}
    </>
  )
}
