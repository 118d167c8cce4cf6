import type { BoletoPublico } from '@balcao/contract/cobranca/boleto-publico'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Anchor } from '@mantine/core'
import { configuracao } from '#configuracao.ts'
import { Cartao } from '#partes/publica/Cartao.tsx'
import { Fatos } from '#partes/publica/Fatos.tsx'
import daPagina from '#partes/publica/publica.module.css'
import classes from './BoletoPublico.module.css'
import { textos } from './boleto-publico.textos.ts'

/** What is charged, who receives it, and whom to ask. */
export function Cobranca({ boleto }: { boleto: BoletoPublico }) {
  const { descricao, itens, empresa, linha_digitavel } = boleto
  return (
    <>
      <Cartao titulo={linha_digitavel ? textos.cobranca : textos.cobrado}>
        {itens.every((item) => item.descricao !== descricao) && <p>{descricao}</p>}
        <dl className={`${daPagina.fatos} ${classes.contas}`}>
          {contasDe(boleto).map(({ descricao, valor }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be called the same
            <div key={i}>
              <dt>{descricao}</dt>
              <dd>{formatarDinheiro(valor)}</dd>
            </div>
          ))}
        </dl>
        <Fatos
          fatos={[
            [textos.recebe, empresa.nome_fantasia],
            [textos.cnpj, empresa.cnpj],
          ]}
        />
        {linha_digitavel && <p>{textos.confira}</p>}
      </Cartao>
      <Contato empresa={empresa} />
    </>
  )
}

/** With what today adds and takes away, as long as it can be paid. */
const contasDe = ({ itens, hoje, valor, linha_digitavel }: BoletoPublico) => {
  if (!linha_digitavel) return [...itens, { descricao: textos.total, valor }]
  const doDia = [
    { descricao: textos.multa, valor: hoje.multa },
    { descricao: textos.juros, valor: hoje.juros },
    { descricao: textos.desconto, valor: -hoje.desconto },
  ].filter(({ valor }) => valor !== 0)
  return [...itens, ...doDia, { descricao: textos.total, valor: hoje.total }]
}

function Contato({ empresa: { nome_fantasia, telefone, email } }: Pick<BoletoPublico, 'empresa'>) {
  const escreverPara = email ?? configuracao.email_suporte
  const ligacao = { inherit: true, underline: 'always' } as const
  return (
    <p className={classes.contato}>
      {textos.fale} {nome_fantasia}:{' '}
      {telefone && (
        <>
          <Anchor {...ligacao} href={`tel:${telefone.replace(/\D/g, '')}`}>
            {telefone}
          </Anchor>
          {' · '}
        </>
      )}
      <Anchor {...ligacao} href={`mailto:${escreverPara}`}>
        {escreverPara}
      </Anchor>
    </p>
  )
}
