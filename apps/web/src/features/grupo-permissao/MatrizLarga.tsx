import { CaixaDaPermissao } from './CaixaDaPermissao.tsx'
import { CaixaDeVarias } from './CaixaDeVarias.tsx'
import { nomeDaAcao, textos } from './grupo-permissao.textos.ts'
import classes from './Matriz.module.css'
import { acoes, daColuna, daLinha, type Linha } from './matriz.ts'

/** Areas down, actions across. Permissions that fit no column are listed by name below their area. */
export function MatrizLarga({ linhas }: { linhas: Linha[] }) {
  return (
    <table className={classes.tabela} aria-label={textos.matriz}>
      <thead>
        <tr>
          <th scope="col" className={classes.area}>
            {textos.area}
          </th>
          {acoes.map((acao) => (
            <th key={acao} scope="col">
              <span className={classes.acao}>
                {nomeDaAcao[acao]}
                <CaixaDeVarias
                  quais={daColuna(linhas, acao)}
                  rotulo={textos.colunaInteira(nomeDaAcao[acao])}
                />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {linhas.map((linha) => (
        <Area key={linha.area} linha={linha} />
      ))}
    </table>
  )
}

function Area({ linha }: { linha: Linha }) {
  const { area, celulas, outras } = linha
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={classes.area}>
          <CaixaDeVarias quais={daLinha(linha)} rotulo={textos.linhaInteira(area)} nome={area} />
        </th>
        {acoes.map((acao) => {
          const permissao = celulas[acao]
          return (
            <td key={acao} className={classes.celula}>
              {permissao && <CaixaDaPermissao permissao={permissao} semNome />}
            </td>
          )
        })}
      </tr>
      {outras.length > 0 && (
        <tr>
          <td colSpan={acoes.length + 1} className={classes.outras}>
            <div>
              {outras.map((permissao) => (
                <CaixaDaPermissao key={permissao} permissao={permissao} />
              ))}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}
