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
import { Suspense } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CamposDoTexto } from '#partes/roteiro/CamposDoTexto.tsx'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { DescartarAlteracoes } from '#ui/formulario/DescartarAlteracoes.tsx'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { Secao } from '#ui/Secao.tsx'
import { tardio } from '#ui/tardio.ts'
import classes from './ModeloTexto.module.css'
import { textos } from './modelo-texto.textos.ts'
import { useTextoDoModelo } from './useTextoDoModelo.ts'
import { VersoesDoModelo } from './VersoesDoModelo.tsx'

const ConflitoDoModelo = tardio(() =>
  import('./ConflitoDoModelo.tsx').then(({ ConflitoDoModelo }) => ConflitoDoModelo),
)

const CAMPOS = Object.entries(camposDoModelo).map(([campo, [oQueE]]) => [campo, oQueE] as const)

type EditarModeloProps = { modelo: ModeloDeTexto; podeEditar: boolean }

export function EditarModelo({ modelo, podeEditar }: EditarModeloProps) {
  const { texto, mudou, digitar, conflito, ...escrita } = useTextoDoModelo(modelo)
  const desconhecidos = camposDesconhecidos(texto)
  const saida = useSaidaProtegida({ sujo: mudou && !escrita.enviando, naMesmaPagina: false })
  return (
    <Secao titulo={nomesDosModelos[modelo.tipo]} texto={textos.emVigor(modelo.versao)}>
      <CampoAreaTexto
        label={textos.texto}
        value={texto}
        onChange={digitar}
        readOnly={!podeEditar}
        limpavel={false}
        linhas={8}
        noMaximo={24}
        maxLength={LIMITE_DO_MODELO}
        error={desconhecidos.length > 0 && textos.naoExiste(desconhecidos.join(', '))}
      />
      <details className={classes.dobra}>
        <summary>{textos.campos}</summary>
        <CamposDoTexto campos={CAMPOS} />
      </details>
      {escrita.erro && <ErroNaTela mensagem={textoDoErro(escrita.erro)} />}
      {podeEditar && (
        <Group gap="xs" mt="sm">
          <Button
            disabled={!mudou || desconhecidos.length > 0}
            loading={escrita.enviando}
            onClick={escrita.enviar}
          >
            {textos.salvar}
          </Button>
          {mudou && (
            <Button variant="default" onClick={escrita.desfazer}>
              {textos.desfazer}
            </Button>
          )}
        </Group>
      )}
      <details className={classes.dobra}>
        <summary>{textos.comoFica}</summary>
        <p className={classes.exemplo}>{preencherModelo(texto, exemploDoModelo)}</p>
      </details>
      <VersoesDoModelo modelo={modelo} aoUsar={podeEditar ? digitar : null} />
      {conflito && (
        <Suspense>
          <ConflitoDoModelo {...conflito} />
        </Suspense>
      )}
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
    </Secao>
  )
}
