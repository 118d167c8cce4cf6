import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { toast } from '#ui/toast.tsx'
import { useLiberar } from './cliente.data.ts'
import { textos as doCliente } from './cliente.textos.ts'
import { textos } from './dialogos.textos.ts'

type LiberarProps = { cliente: Cliente; aoFechar: () => void }

export function Liberar({ cliente, aoFechar }: LiberarProps) {
  const liberar = useLiberar(cliente.id)
  return (
    <ConfirmarAcao
      titulo={textos.liberarPergunta(cliente.nome)}
      consequencia={textos.liberarConsequencia}
      textoConfirmar={doCliente.liberar}
      confirmando={liberar.isPending}
      erro={liberar.error}
      aoCancelar={aoFechar}
      aoConfirmar={() =>
        liberar.mutate(cliente.versao, {
          onSuccess: () => {
            toast.sucesso(textos.liberado)
            aoFechar()
          },
        })
      }
    />
  )
}
