import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import {
  DadosConsentimento,
  type FinalidadeConsentimento,
  nomesDasFinalidades,
} from '@balcao/contract/clientes/cliente/consentimento'
import { Group, Radio } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { toast } from '#ui/toast.tsx'
import { useConsentir } from './cliente.data.ts'
import { rotulos } from './cliente.textos.ts'
import { consentimentoAtual } from './consentimento-atual.ts'
import { textos } from './secoes.textos.ts'

type ConsentirProps = { cliente: Cliente; finalidade: FinalidadeConsentimento; aoFechar: () => void }

/** Gives or withdraws a consent, the opposite of what is valid now, and records how it was said. */
export function Consentir({ cliente, finalidade, aoFechar }: ConsentirProps) {
  const consentir = useConsentir(cliente.id)
  const atual = consentimentoAtual(cliente.consentimentos, finalidade)
  const acao = atual?.concedido ? textos.revogar : textos.conceder
  const form = useForm<DadosConsentimento>({
    initialValues: { finalidade, concedido: !atual?.concedido, meio: '' },
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
            toast.sucesso(dados.concedido ? textos.concedido : atual ? textos.revogado : textos.naoConcedido)
            aoFechar()
          },
        })
      }
      aoFechar={aoFechar}
      textoSalvar={acao}
    >
      {!atual && (
        <Radio.Group
          label={textos.resposta}
          value={String(form.values.concedido)}
          onChange={(valor) => form.setFieldValue('concedido', valor === 'true')}
        >
          <Group mt={4}>
            <Radio value="true" label={textos.concedido} />
            <Radio value="false" label={textos.naoConcedido} />
          </Group>
        </Radio.Group>
      )}
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
