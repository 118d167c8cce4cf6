import { DadosRestricao } from '@balcao/contract/clientes/cliente/api'
import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { toast } from '#ui/toast.tsx'
import { useRestringir } from './cliente.data.ts'
import { textos as doCliente, rotulos } from './cliente.textos.ts'
import { textos } from './dialogos.textos.ts'

const Valores = z.omit(DadosRestricao, { versao: true })
type Valores = z.infer<typeof Valores>

type RestringirProps = { cliente: Cliente; aoFechar: () => void }

export function Restringir({ cliente, aoFechar }: RestringirProps) {
  const restringir = useRestringir(cliente.id)
  const form = useForm<Valores>({
    initialValues: { motivo: '' },
    validate: schemaResolver(Valores, { sync: true }),
  })
  const enviar = ({ motivo }: Valores) =>
    restringir.mutate(
      { motivo, versao: cliente.versao },
      {
        onSuccess: () => {
          toast.sucesso(textos.restringido)
          aoFechar()
        },
      },
    )
  return (
    <FormularioLateral
      titulo={textos.restringirTitulo(cliente.nome)}
      form={form}
      erro={restringir.error}
      enviando={restringir.isPending}
      aoEnviar={enviar}
      aoFechar={aoFechar}
      textoSalvar={doCliente.restringir}
    >
      <CampoAreaTexto
        name="motivo"
        label={rotulos.motivo}
        description={textos.restringirExplicado}
        withAsterisk
        linhas={3}
        maxLength={500}
      />
    </FormularioLateral>
  )
}
