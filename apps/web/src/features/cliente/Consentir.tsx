import type { Cliente } from '@balcao/contract/cliente/cliente'
import {
  DadosConsentimento,
  type FinalidadeConsentimento,
  nomesDasFinalidades,
} from '@balcao/contract/cliente/consentimento'
import { schemaResolver, useForm } from '@mantine/form'
import { CampoTexto } from '../../ui/campos/CampoTexto.tsx'
import { FormularioLateral } from '../../ui/formulario/FormularioLateral.tsx'
import { toast } from '../../ui/toast.tsx'
import { useConsentir } from './cliente.data.ts'
import { rotulos } from './cliente.textos.ts'
import { consentimentoAtual } from './consentimento-atual.ts'
import { textos } from './secoes.textos.ts'

type ConsentirProps = { cliente: Cliente; finalidade: FinalidadeConsentimento; aoFechar: () => void }

/** The opposite of what holds now, and how the person said so. */
export function Consentir({ cliente, finalidade, aoFechar }: ConsentirProps) {
  const consentir = useConsentir(cliente.id)
  const concedido = !consentimentoAtual(cliente.consentimentos, finalidade)?.concedido
  const acao = concedido ? textos.conceder : textos.revogar
  const form = useForm<DadosConsentimento>({
    initialValues: { finalidade, concedido, meio: '' },
    validate: schemaResolver(DadosConsentimento, { sync: true }),
  })
  return (
    <FormularioLateral
      titulo={`${acao}: ${nomesDasFinalidades[finalidade]}`}
      form={form}
      erro={consentir.error}
      enviando={consentir.isPending}
      aoEnviar={(dados) =>
        consentir.mutate(dados, {
          onSuccess: () => {
            toast.sucesso(concedido ? textos.concedido : textos.revogado)
            aoFechar()
          },
        })
      }
      aoFechar={aoFechar}
      textoSalvar={acao}
    >
      <CampoTexto
        name="meio"
        label={rotulos.meio}
        placeholder={textos.meioExemplo}
        withAsterisk
        autoComplete="off"
        maxLength={120}
      />
    </FormularioLateral>
  )
}
