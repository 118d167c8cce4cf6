import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { textos as doBoleto } from '#partes/boleto/boleto.textos.ts'
import { LinhasDeBoletos } from '#partes/boleto/LinhasDeBoletos.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Secao } from '#ui/Secao.tsx'
import { tardio } from '#ui/tardio.ts'
import { boletosDoCliente } from './boletos-do-cliente.data.ts'
import { textos } from './secoes.textos.ts'

const EmitirAvulso = tardio(() =>
  import('#partes/boleto-avulso/EmitirAvulso.tsx').then(({ EmitirAvulso }) => EmitirAvulso),
)

type BoletosProps = { cliente: Pick<Cliente, 'id' | 'nome' | 'empresa_id' | 'anonimizado_em'> }

/** What the client owes, the overdue ones first. */
export function BoletosDoCliente({ cliente }: BoletosProps) {
  return usePode('LISTAR.BOLETO') ? <Boletos cliente={cliente} /> : null
}

function Boletos({ cliente: { id, nome, empresa_id, anonimizado_em } }: BoletosProps) {
  const { data, error, refetch } = useQuery(boletosDoCliente(id))
  const emite = usePode('CRIAR.BOLETO') && anonimizado_em === null
  const [emitindo, setEmitindo] = useState(false)
  return (
    <Secao
      titulo={doBoleto.titulo}
      {...(data && {
        texto: textos.boletosEmAberto(
          data.em_aberto,
          formatarDinheiro(data.valor_em_aberto),
          data.vencidos,
          formatarDinheiro(data.valor_vencido),
        ),
      })}
      acao={
        <span>
          {emite && (
            <Button variant="default" size="compact-sm" mr="xs" onClick={() => setEmitindo(true)}>
              {doBoleto.emitir}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-sm"
            renderRoot={(props) => <Link to="/admin/boleto" search={{ cliente_id: id }} {...props} />}
          >
            {doBoleto.verTodos}
          </Button>
        </span>
      }
    >
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {!data && !error && <Carregando linhas={2} />}
      {data && <LinhasDeBoletos boletos={data.itens} />}
      {emitindo && (
        <Suspense>
          <EmitirAvulso cliente={{ id, nome, empresa_id }} aoFechar={() => setEmitindo(false)} />
        </Suspense>
      )}
    </Secao>
  )
}
