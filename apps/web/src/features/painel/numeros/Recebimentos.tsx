import type { FiltroDoPainel, Recebimentos as Numeros } from '@balcao/contract/painel/painel-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Link, linkOptions } from '@tanstack/react-router'
import { textos } from '../painel.textos.ts'
import { ContraAntes } from './ContraAntes.tsx'
import classes from './Figuras.module.css'

type RecebimentosProps = { recebimentos: Numeros; filtro: FiltroDoPainel }

/** What boletos brought in the period, and what they did not. Each opens the boletos behind it. */
export function Recebimentos({ recebimentos, filtro }: RecebimentosProps) {
  const { recebido, antes, vencido, a_vencer } = recebimentos
  const { de, ate, empresa_id } = filtro
  const t = textos.recebimentos
  const figuras = [
    {
      nome: t.recebido,
      valor: recebido.valor,
      lista: linkOptions({
        to: '/admin/boleto',
        search: { visao: 'pagos', origem: 'SEM_TESTE', pago_de: de, pago_ate: ate, empresa_id },
      }),
      resto: (
        <ContraAntes
          atual={recebido.valor}
          antes={antes.valor}
          escrito={formatarDinheiro(antes.valor)}
          ruim={false}
        />
      ),
    },
    {
      nome: t.vencido,
      valor: vencido.valor,
      lista: linkOptions({
        to: '/admin/boleto',
        search: { visao: 'vencidos', origem: 'SEM_TESTE', empresa_id },
      }),
      resto: <span className={classes.antes}>{t.boletos(vencido.boletos)}</span>,
    },
    {
      nome: t.aVencer,
      valor: a_vencer.valor,
      lista: linkOptions({
        to: '/admin/boleto',
        search: { visao: 'a_vencer', origem: 'SEM_TESTE', empresa_id },
      }),
      resto: <span className={classes.antes}>{t.boletos(a_vencer.boletos)}</span>,
    },
  ]
  return (
    <ul className={classes.recebimentos} aria-label={t.titulo}>
      {figuras.map(({ nome, valor, lista, resto }) => (
        <li key={nome}>
          <Link {...lista} className={classes.figura ?? ''}>
            <span className={classes.nome}>{nome}</span>
            <strong className={classes.valor}>{formatarDinheiro(valor)}</strong>
            {resto}
          </Link>
        </li>
      ))}
    </ul>
  )
}
