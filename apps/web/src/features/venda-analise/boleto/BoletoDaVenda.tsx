import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { boletosDaVenda } from '#partes/boleto/da-venda.data.ts'
import { LinhasDeBoletos } from '#partes/boleto/LinhasDeBoletos.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Secao } from '#ui/Secao.tsx'
import { textos } from './boleto.textos.ts'
import { EmitirDaVenda } from './EmitirDaVenda.tsx'

const ACABOU: readonly Venda['situacao'][] = ['RASCUNHO', 'REPROVADA', 'CANCELADA']

/** The installation, and additionals that are paid once: what the first invoice has besides its month. */
const umaVezSo = ({ preco: { primeira_fatura, meses } }: Venda) =>
  primeira_fatura.total - (meses[0]?.total ?? 0)

/** For who charges: what the sale costs once, and its boleto. */
export function BoletoDaVenda({ venda }: { venda: Venda }) {
  const ve = usePode('LISTAR.BOLETO')
  const valor = umaVezSo(venda)
  const cobravel = valor > 0 && !ACABOU.includes(venda.situacao)
  const { data, error, refetch } = useQuery({ ...boletosDaVenda(venda.id), enabled: ve })
  const boletos = data?.itens ?? []
  const [emitindo, setEmitindo] = useState(false)
  // Who may not list boletos knows only of the one that they issued here.
  const [emitido, setEmitido] = useState<number | null>(null)
  const outro = boletos.find((um) => um.situacao === 'ABERTO' && um.valor !== valor)
  if (!cobravel && boletos.length === 0) return null
  const semCobranca = ve
    ? data && boletos.every(({ situacao }) => situacao === 'CANCELADO')
    : emitido === null
  return (
    <Secao titulo={textos.titulo} texto={textos.texto(formatarDinheiro(valor))}>
      {boletos.length > 0 && <LinhasDeBoletos boletos={boletos} />}
      {outro && (
        <Text size="sm" role="note">
          {textos.deOutroValor(outro.numero, formatarDinheiro(outro.valor))}
        </Text>
      )}
      {!ve && emitido !== null && <Text size="sm">{textos.emitido(emitido)}</Text>}
      {error && !data && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {cobravel && semCobranca && (
        <Button variant="default" onClick={() => setEmitindo(true)}>
          {textos.emitir}
        </Button>
      )}
      {emitindo && (
        <EmitirDaVenda
          venda={venda}
          valor={valor}
          aoFechar={() => setEmitindo(false)}
          aoEmitir={setEmitido}
        />
      )}
    </Secao>
  )
}
