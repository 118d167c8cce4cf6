import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { esperaSair, type SituacaoASair, type VendaNaSaida } from '#aparelho/saida.ts'
import { textos as daSaida } from '#partes/venda/saida.textos.ts'
import { useVoltarAEditar } from '#partes/venda/useVoltarAEditar.ts'
import { desde } from '#ui/desde.ts'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { quemCompra } from '../rascunhos/quem.ts'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'

const t = textos.saida

type VendaNoCartao = VendaNaSaida & { situacao: SituacaoASair }

const tons: Record<SituacaoASair, TomDaSituacao> = {
  AGUARDANDO_REDE: 'aviso',
  AGUARDANDO_ANEXOS: 'informacao',
  ENVIANDO: 'informacao',
  RECUSADA: 'perigo',
}

const oQueHouve = ({ situacao, posta_em }: VendaNoCartao) => {
  if (situacao === 'RECUSADA') return t.recusada(desde(posta_em))
  return situacao === 'AGUARDANDO_REDE' ? t.posta(desde(posta_em)) : t.saindo(desde(posta_em))
}

type CartaoNaSaidaProps = { venda: VendaNoCartao; retirar: () => Promise<boolean> }

export function CartaoNaSaida({ venda, retirar }: CartaoNaSaidaProps) {
  const { id, envio, situacao, recusa } = venda
  const voltarAEditar = useVoltarAEditar(id, retirar)
  const quem = envio && quemCompra({ dados: envio.dados, consulta: null })
  const destino = { to: '/vendedor/venda/$id/$etapa', params: { id, etapa: 'revisao' } } as const
  return (
    <li className={classes.cartao}>
      <div className={classes.texto}>
        <p className={classes.nome}>
          <Link {...destino} className={classes.abrir} data-linha="">
            <strong>{quem ?? t.semNome}</strong>
          </Link>
          <Situacao tom={tons[situacao]}>{t.situacoes[situacao]}</Situacao>
        </p>
        {recusa && <p className={classes.motivo}>{[recusa.mensagem, ...recusa.erros].join('\n')}</p>}
        <p className={classes.menor}>{oQueHouve(venda)}</p>
      </div>
      {recusa && (
        <Button
          variant="default"
          mih={44}
          className={classes.descartar ?? ''}
          renderRoot={(props) => <Link {...destino} {...props} />}
        >
          {t.resolver}
        </Button>
      )}
      {esperaSair(venda) && (
        <Button
          variant="default"
          mih={44}
          className={classes.descartar ?? ''}
          onClick={() => void voltarAEditar()}
        >
          {daSaida.voltarAEditar}
        </Button>
      )}
    </li>
  )
}
