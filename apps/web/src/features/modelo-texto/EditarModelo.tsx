import {
  camposDesconhecidos,
  camposDoModelo,
  exemploDoModelo,
  LIMITE_DO_MODELO,
  type ModeloDeTexto,
  nomesDosModelos,
  preencherModelo,
} from '@balcao/contract/vendas/aceite-modelo'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CamposDoTexto } from '#partes/roteiro/CamposDoTexto.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { DescartarAlteracoes } from '#ui/formulario/DescartarAlteracoes.tsx'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import classes from './ModeloTexto.module.css'
import { useSalvarModelo } from './modelo-texto.data.ts'
import { textos } from './modelo-texto.textos.ts'
import { VersoesDoModelo } from './VersoesDoModelo.tsx'

const CAMPOS = Object.entries(camposDoModelo).map(([campo, [oQueE]]) => [campo, oQueE] as const)

type EditarModeloProps = { modelo: ModeloDeTexto; podeEditar: boolean }

export function EditarModelo({ modelo, podeEditar }: EditarModeloProps) {
  const { tipo, versao } = modelo
  const salvar = useSalvarModelo(tipo)
  // Null until somebody types: a version saved elsewhere then shows by itself.
  const [digitado, setDigitado] = useState<string | null>(null)
  const texto = digitado ?? modelo.texto
  const desconhecidos = camposDesconhecidos(texto)
  const mudou = texto.trim() !== modelo.texto
  const saida = useSaidaProtegida({ sujo: mudou && !salvar.isPending, naMesmaPagina: false })
  const aoSalvar = () =>
    salvar.mutate(
      { versao, texto },
      {
        onSuccess: (salvo) => {
          setDigitado(null)
          toast.sucesso(textos.salvo(salvo.versao))
        },
      },
    )
  return (
    <Secao titulo={nomesDosModelos[tipo]} texto={textos.emVigor(versao)}>
      <CampoAreaTexto
        label={textos.texto}
        value={texto}
        onChange={setDigitado}
        readOnly={!podeEditar}
        limpavel={false}
        minRows={8}
        maxRows={24}
        maxLength={LIMITE_DO_MODELO}
        error={desconhecidos.length > 0 && textos.naoExiste(desconhecidos.join(', '))}
      />
      <details className={classes.dobra}>
        <summary>{textos.campos}</summary>
        <CamposDoTexto campos={CAMPOS} />
      </details>
      {salvar.error && <ErroNaTela mensagem={textoDoErro(salvar.error)} />}
      {podeEditar && (
        <Group gap="xs" mt="sm">
          <Button disabled={!mudou || desconhecidos.length > 0} loading={salvar.isPending} onClick={aoSalvar}>
            {textos.salvar}
          </Button>
          {mudou && (
            <Button variant="default" onClick={() => setDigitado(null)}>
              {textos.desfazer}
            </Button>
          )}
        </Group>
      )}
      <details className={classes.dobra}>
        <summary>{textos.comoFica}</summary>
        <p className={classes.exemplo}>{preencherModelo(texto, exemploDoModelo)}</p>
      </details>
      <VersoesDoModelo modelo={modelo} aoUsar={podeEditar ? setDigitado : null} />
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
    </Secao>
  )
}
