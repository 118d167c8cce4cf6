import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { BotaoQueConfirma } from '#ui/BotaoQueConfirma.tsx'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import { useCriarSegredo, useExcluirSegredo } from './conta-bancaria.data.ts'
import { textos } from './segredo.textos.ts'

/** What signs the notices of payment. It is made here and shown once. */
export function SegredoDosAvisos({ conta }: { conta: ContaBancaria }) {
  const criar = useCriarSegredo(conta.id)
  const excluir = useExcluirSegredo(conta.id)
  const [novo, setNovo] = useState<string | null>(null)
  const mostrar = ({ segredo }: { segredo: string }) => setNovo(segredo)
  return (
    <Secao titulo={textos.titulo} texto={textos.explicados}>
      <Text size="sm" mb="xs">
        {conta.tem_segredo ? textos.comSegredo : textos.semSegredo}
      </Text>
      {conta.tem_segredo ? (
        <Group gap="xs">
          <BotaoQueConfirma
            texto={textos.trocar}
            pergunta={textos.perguntaTrocar}
            consequencia={textos.consequenciaTrocar}
            acao={criar}
            aoConfirmar={(fechar) =>
              criar.mutate(undefined, {
                onSuccess: (resposta) => {
                  fechar()
                  mostrar(resposta)
                },
              })
            }
          />
          <BotaoQueConfirma
            texto={textos.excluir}
            pergunta={textos.perguntaExcluir}
            consequencia={textos.consequenciaExcluir}
            acao={excluir}
            aoConfirmar={(fechar) =>
              excluir.mutate(undefined, {
                onSuccess: () => {
                  fechar()
                  toast.sucesso(textos.excluido)
                },
              })
            }
          />
        </Group>
      ) : (
        <Button
          variant="default"
          loading={criar.isPending}
          onClick={() => criar.mutate(undefined, { onSuccess: mostrar })}
        >
          {textos.criar}
        </Button>
      )}
      {!conta.tem_segredo && criar.error && <ErroNaTela mensagem={textoDoErro(criar.error)} />}
      {novo && (
        <CopiarUmaVez titulo={textos.novo} valor={novo} textos={textos} aoFechar={() => setNovo(null)} />
      )}
    </Secao>
  )
}
